import type { ReactNode } from 'react'
import { ProductShell } from '@/features/pages/product-shell'
import { asLocale } from '@/lib/i18n/config'

type LayoutProps = { children: ReactNode; params: Promise<{ lang: string }> }

export default async function ProductLayout({ children, params }: LayoutProps) {
  return (
    <ProductShell product="smartdialog" lang={asLocale((await params).lang)}>
      {children}
    </ProductShell>
  )
}
