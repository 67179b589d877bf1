import { DmcaBadge } from '@/components/layout/dmca-badge'
import { Footer, type FooterRow } from '@/components/layout/footer'
import { LanguageSwitcher } from '@/components/layout/language-switcher'
import { Logo } from '@/components/layout/logo'
import { CookieChoices } from '@/features/consent/cookie-choices'
import { loadConsentMessages } from '@/features/consent/messages'
import { loadPageLinks } from '@/features/pages/content'
import { footerColumns, menu } from '@/features/pages/nav'
import { mailHref } from '@/lib/domain/mail-href'
import { formatPhone, telHref } from '@/lib/domain/phone-format'
import type { Locale } from '@/lib/i18n/config'
import { href, outward } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'
import { site, type Site } from '@/lib/site'

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['zalo', 'Zalo'],
] as const

const phoneRow = (label: string, number: string | undefined, lang: Locale): FooterRow[] =>
  number ? [{ label, text: formatPhone(number, lang), href: telHref(number) }] : []

const mailRow = (label: string, email: string | undefined): FooterRow[] =>
  email ? [{ label, text: email, href: mailHref(email) }] : []

const socialLinks = ({ social }: Site, lang: Locale) =>
  NETWORKS.flatMap(([name, label]) => {
    const address = social[name]
    return address ? [{ name, label, href: outward(address, lang) }] : []
  })

/** The footer of a language: only values that are set have a row. */
export const SiteFooter = async ({ lang }: { lang: Locale }) => {
  const [{ t }, link, { choices }] = await Promise.all([
    getT('common', { lng: lang }),
    loadPageLinks(lang),
    loadConsentMessages(lang),
  ])
  const config = site(lang)
  const { legalName, taxCode, streetAddress, brand, dmcaUrl, ministryBadgeUrl } = config
  const address = [streetAddress, t('footer.city')].filter(Boolean).join(', ')
  // A demonstration has nobody in its office.
  const lines = [legalName, address, config.isDemo ? undefined : t('footer.hours')]
  return (
    <Footer
      lang={lang}
      label={t('footer.label')}
      brand={<Logo brand={brand} />}
      lines={[...lines, taxCode && t('footer.taxCode', { taxCode })].filter((line) => line !== undefined)}
      rows={[
        ...phoneRow(t('footer.salesPhone'), config.salesPhone, lang),
        ...phoneRow(t('footer.hotline'), config.hotline, lang),
        ...mailRow(t('footer.salesEmail'), config.salesEmail),
        ...mailRow(t('footer.supportEmail'), config.supportEmail),
      ]}
      columns={footerColumns(t, link, config, lang)}
      social={{ label: t('footer.social'), links: socialLinks(config, lang) }}
      copyright={t('footer.copyright', { year: new Date().getFullYear(), name: legalName ?? brand })}
      notice={[t('footer.aiNotice'), ...(config.isDemo ? [t('footer.demoNotice')] : [])].join(' ')}
      legal={[
        ...menu('legal').map(link),
        ...(ministryBadgeUrl
          ? [{ name: t('footer.ministry'), href: outward(ministryBadgeUrl, lang), external: true }]
          : []),
      ]}
      badge={dmcaUrl && <DmcaBadge href={outward(dmcaUrl, lang)} label={t('footer.dmca')} />}
      choices={<CookieChoices lang={lang} label={choices.open} policyHref={href('/cookie-policy', lang)} />}
      language={<LanguageSwitcher lang={lang} label={t('language.label')} />}
    />
  )
}
