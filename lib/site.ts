import { env } from '@/lib/env'
import { mailHref } from '@/lib/domain/mail-href'
import { formatPhone, telHref } from '@/lib/domain/phone-format'
import type { Locale } from '@/lib/i18n/config'
import { isDemoAddress } from '@/lib/i18n/href'

/** A profile or channel, unless it is a demo's, which opens nowhere. */
const channel = (address: string | undefined) => (address && isDemoAddress(address) ? undefined : address)

/** Every brand and company value of the site; an unset value is undefined and hides its row. */
export const site = (lang: Locale) => {
  const e = env()
  return {
    url: e.SITE_URL,
    /** Whether pages say that this is a demonstration brand. */
    isDemo: e.DEMO_NOTICE,
    line: e.LINE_MODE,
    /** The names and numbers that demo calls show, as they are read. */
    callerIds: (e.CALLER_IDS ?? '').split(',').flatMap((id) => id.trim() || []),
    isProduction: e.PRODUCTION_SITE_URL === e.SITE_URL,
    brand: e.BRAND_NAME,
    brandAscii: e.BRAND_NAME_ASCII,
    legalName: lang === 'vi' ? e.COMPANY_NAME_VI : e.COMPANY_NAME_EN,
    taxCode: e.TAX_CODE,
    salesPhone: e.SALES_PHONE,
    hotline: e.HOTLINE,
    salesEmail: e.SALES_EMAIL,
    supportEmail: e.SUPPORT_EMAIL,
    streetAddress: lang === 'vi' ? e.STREET_ADDRESS_VI : e.STREET_ADDRESS_EN,
    geo:
      e.GEO_LATITUDE && e.GEO_LONGITUDE
        ? { latitude: e.GEO_LATITUDE, longitude: e.GEO_LONGITUDE }
        : undefined,
    social: {
      facebook: channel(e.FACEBOOK_URL),
      instagram: channel(e.INSTAGRAM_URL),
      youtube: channel(e.YOUTUBE_URL),
      tiktok: channel(e.TIKTOK_URL),
      zalo: channel(e.ZALO_URL),
    },
    zaloUrl: channel(e.ZALO_URL),
    messengerUrl: channel(e.MESSENGER_URL),
    chatWidgetUrl: e.CHAT_WIDGET_URL,
    blogUrl: e.BLOG_URL,
    dmcaUrl: e.DMCA_URL,
    ministryBadgeUrl: e.MOIT_BADGE_URL,
    apps: { aicall: e.AICALL_APP_URL, aivoice: e.AIVOICE_APP_URL, smartdialog: e.SMARTDIALOG_APP_URL },
  }
}

export type Site = ReturnType<typeof site>

/** The direct ways to reach us that are configured, telephone first, each as it is read and, where it leads anywhere, as a link. */
export const contactLinks = (lang: Locale, desk: 'sales' | 'support' = 'sales') => {
  const { salesPhone, salesEmail, supportEmail } = site(lang)
  const email = desk === 'sales' ? (salesEmail ?? supportEmail) : (supportEmail ?? salesEmail)
  return [
    ...(salesPhone ? [{ text: formatPhone(salesPhone, lang), href: telHref(salesPhone) }] : []),
    ...(email ? [{ text: email, href: mailHref(email) }] : []),
  ]
}
