import { mailHref } from '@/lib/domain/mail-href'
import { formatPhone, telHref } from '@/lib/domain/phone-format'
import type { Locale } from '@/lib/i18n/config'
import type { Site } from '@/lib/site'

export type OfficeRow = { label: string; text: string; href?: string | undefined }
type Translate = (key: string) => string

const phone = (label: string, number: string | undefined, lang: Locale): OfficeRow[] =>
  number ? [{ label, text: formatPhone(number, lang), href: telHref(number) }] : []

const mail = (label: string, email: string | undefined): OfficeRow[] =>
  email ? [{ label, text: email, href: mailHref(email) }] : []

/** The ways to reach the office; a value that is not configured has no row, and the city stands alone without a street. */
export const officeRows = (site: Site, t: Translate, lang: Locale): OfficeRow[] => [
  ...phone(t('salesPhone'), site.salesPhone, lang),
  ...phone(t('hotline'), site.hotline, lang),
  ...mail(t('salesEmail'), site.salesEmail),
  ...mail(t('supportEmail'), site.supportEmail),
  { label: t('address'), text: [site.streetAddress, t('city')].filter(Boolean).join(', ') },
]

/** A link to the office on a map, by its coordinates, else by its address; undefined when neither is configured, or the office is a demo's. */
export const mapHref = ({ isDemo, geo, streetAddress }: Pick<Site, 'isDemo' | 'geo' | 'streetAddress'>) => {
  if (isDemo) return undefined
  const place = geo ? `${geo.latitude},${geo.longitude}` : streetAddress
  return place && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
