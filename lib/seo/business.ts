import type { LocalBusiness, WebSite } from 'schema-dts'
import { mailHref } from '@/lib/domain/mail-href'
import { telHref } from '@/lib/domain/phone-format'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { imagePath, pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export const businessId = (lang: Locale) => `${site(lang).url}/#business`
export const websiteId = (lang: Locale) => `${pageUrl('/', lang)}#website`

/** The address of a page's share image. */
export const imageUrl = (path: string, lang: Locale) => `${site(lang).url}${imagePath(path, lang)}`

export type BusinessTexts = { locality: string; demoNotice: string }

/** The business record of the spec: name, image, address, hours, profiles; what is not configured, or reaches nobody, is left out, and a demo's brand is described as one, without street and hours. */
export const business = (lang: Locale, { locality, demoNotice }: BusinessTexts): LocalBusiness => {
  const { url, brand, isDemo, legalName, hotline, salesPhone, supportEmail, social, ...where } = site(lang)
  const telephone = [hotline, salesPhone].find((number) => number && telHref(number))
  const { streetAddress, geo } = isDemo ? {} : where
  const profiles = Object.values(social).filter((profile) => profile !== undefined)
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(lang),
    name: brand,
    ...(legalName && { legalName }),
    ...(isDemo && { description: demoNotice }),
    url,
    image: imageUrl('/', lang),
    logo: `${url}/icon-512.png`,
    ...(telephone && { telephone }),
    ...(supportEmail && mailHref(supportEmail) && { email: supportEmail }),
    address: {
      '@type': 'PostalAddress',
      ...(streetAddress && { streetAddress }),
      addressLocality: locality,
      postalCode: '100000',
      addressCountry: 'VN',
    },
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    ...(!isDemo && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS,
        opens: '08:30',
        closes: '17:30',
      },
    }),
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
