import type { ReactNode } from 'react'
import { SiteDocument } from '@/app/site-document'
import { asLang, LANGS } from '@/lib/i18n/config'

export { viewport } from '@/app/site-document'
export const dynamicParams = false
export const revalidate = 300

export const generateStaticParams = () => LANGS.map((lang) => ({ lang }))

type LayoutProps = { children: ReactNode; params: Promise<{ lang: string }> }

export default async function RootLayout({ children, params }: LayoutProps) {
  return <SiteDocument lang={asLang((await params).lang)}>{children}</SiteDocument>
}
