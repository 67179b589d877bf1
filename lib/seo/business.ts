import type { LocalBusiness, WebSite } from 'schema-dts'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { imagePath, pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export const businessId = (lang: Locale) => `${site(lang).url}/#business`
export const websiteId = (lang: Locale) => `${pageUrl('/', lang)}#website`

/** The business record of the spec: name, image, address, hours, profiles; what is not configured is left out. */
export const business = (lang: Locale, locality: string): LocalBusiness => {
  const { url, brand, legalName, hotline, salesPhone, supportEmail, streetAddress, geo, social } = site(lang)
  const telephone = hotline ?? salesPhone
  const profiles = Object.values(social).filter((profile) => profile !== undefined)
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(lang),
    name: brand,
    ...(legalName && { legalName }),
    url,
    image: `${url}${imagePath('/', lang)}`,
    logo: `${url}/icon-512.png`,
    ...(telephone && { telephone }),
    ...(supportEmail && { email: supportEmail }),
    address: {
      '@type': 'PostalAddress',
      ...(streetAddress && { streetAddress }),
      addressLocality: locality,
      postalCode: '100000',
      addressCountry: 'VN',
    },
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS,
      opens: '08:30',
      closes: '17:30',
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** The site itself, published by the business. */
export const website = (lang: Locale): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(lang),
  url: pageUrl('/', lang),
  name: site(lang).brand,
  inLanguage: LOCALE_DETAILS[lang].intl,
  publisher: { '@id': businessId(lang) },
})
