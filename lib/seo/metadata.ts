import type { Metadata } from 'next'
import { LOCALES, LOCALE_DETAILS, otherLocale, type Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { site } from '@/lib/site'

type PageMetadata = {
  lang: Locale
  path: string
  title: string
  description: string
  index?: boolean
  /** For a route outside the registry (a job, an inner tool): the page whose share image it shows; such a route has no Markdown alternate unless told. */
  imageOf?: string
  hasMarkdown?: boolean
}

/** The absolute address of a page in a language. */
export const pageUrl = (path: string, lang: Locale) => {
  const address = href(path, lang)
  return `${site(lang).url}${address === '/' ? '' : address}`
}

/** The path of a page's share image: '/industries/banking' in English → '/og/en/industries/banking.png'. */
export const imagePath = (path: string, lang: Locale) => `/og/${lang}${path === '/' ? '/home' : path}.png`

/** The path of a page's Markdown alternate: its address with '.md' added; '/' has no name to add it to and becomes '/index.md'. */
export const markdownPath = (path: string, lang: Locale) => {
  const address = href(path, lang)
  return `${address === '/' ? '/index' : address}.md`
}

/** Both languages' addresses of a page plus x-default (Vietnamese), for hreflang. */
export const alternates = (path: string) => ({
  ...Object.fromEntries(LOCALES.map((lang) => [lang, pageUrl(path, lang)])),
  'x-default': pageUrl(path, 'vi'),
})

/** The whole title of a page: the brand follows it, except on the home page, which carries the brand itself. */
export const fullTitle = (path: string, title: string, brand: string) =>
  path === '/' ? title : `${title} | ${brand}`

type SocialMetadata = { lang: Locale; title: string; description: string; picture: string; address?: string }

// The whole Open Graph and Twitter blocks every time, because Next merges shallowly.
const socialMetadata = (
  { lang, title, description, picture, address }: SocialMetadata,
  alt: string,
): Metadata => {
  const { brand, url } = site(lang)
  return {
    metadataBase: new URL(url),
    title,
    description,
    openGraph: {
      type: 'website',
      siteName: brand,
      locale: LOCALE_DETAILS[lang].ogLocale,
      alternateLocale: LOCALE_DETAILS[otherLocale(lang)].ogLocale,
      ...(address && { url: address }),
      title,
      description,
      images: [{ url: picture, width: 1200, height: 630, type: 'image/png', alt }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: picture, alt }] },
  }
}

/** Everything a page's head says. */
export const buildMetadata = ({
  lang,
  path,
  title: pageTitle,
  description,
  index = true,
  imageOf,
  hasMarkdown = imageOf === undefined,
}: PageMetadata): Metadata => {
  const { brand, url, isProduction } = site(lang)
  const address = pageUrl(path, lang)
  const title = fullTitle(path, pageTitle, brand)
  const isRegistered = index && imageOf === undefined
  const picture = `${url}${imagePath(isRegistered ? path : (imageOf ?? '/'), lang)}`
  return {
    ...socialMetadata({ lang, title, description, picture, address }, pageTitle),
    alternates: {
      canonical: address,
      languages: alternates(path),
      ...(index && hasMarkdown && { types: { 'text/markdown': `${url}${markdownPath(path, lang)}` } }),
    },
    robots: isProduction && index ? { index: true, follow: true } : { index: false, follow: true },
  }
}

/** What the head of the page for an unknown address says: no address of its own, because it stands at none. */
export const notFoundMetadata = (lang: Locale, title: string, description: string): Metadata => {
  const { brand, url } = site(lang)
  const picture = `${url}${imagePath('/', lang)}`
  return {
    ...socialMetadata({ lang, title: `${title} | ${brand}`, description, picture }, title),
    robots: { index: false, follow: true },
  }
}
