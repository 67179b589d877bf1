import type { ReactNode } from 'react'
import { SiteDocument } from '@/app/site-document'
import { asLocale, LOCALES } from '@/lib/i18n/config'

export { viewport } from '@/app/site-document'
export const dynamicParams = false
export const revalidate = 300

export const generateStaticParams = () => LOCALES.map((lang) => ({ lang }))

type LayoutProps = { children: ReactNode; params: Promise<{ lang: string }> }

export default async function RootLayout({ children, params }: LayoutProps) {
  return <SiteDocument lang={asLocale((await params).lang)}>{children}</SiteDocument>
}
