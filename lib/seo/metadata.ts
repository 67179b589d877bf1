import type { Metadata } from 'next'
import { LANGS, LANGUAGES, otherLang, type Lang } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { site } from '@/lib/site'

type PageMetadata = { lang: Lang; path: string; title: string; description: string; index?: boolean; image?: string }

/** The absolute address of a page in a language. */
export const pageUrl = (path: string, lang: Lang) => {
  const address = href(path, lang)
  return `${site(lang).url}${address === '/' ? '' : address}` || '/'
}

/** Both languages' addresses of a page plus x-default (Vietnamese), for hreflang. */
export const alternates = (path: string) => ({
  ...Object.fromEntries(LANGS.map((lang) => [lang, pageUrl(path, lang)])),
  'x-default': pageUrl(path, 'vi'),
})

/** Everything a page's head says; the whole Open Graph and Twitter blocks every time, because Next merges shallowly. */
export const buildMetadata = ({ lang, path, title, description, index = true, image }: PageMetadata): Metadata => {
  const { brand, url, isProduction } = site(lang)
  const address = pageUrl(path, lang)
  const fullTitle = path === '/' ? title : `${title} | ${brand}`
  const picture = { url: `${url}${image ?? `/og${href(path, lang) === '/' ? '' : href(path, lang)}.png`}`, width: 1200, height: 630, alt: title }
  return {
    metadataBase: new URL(url),
    title: fullTitle,
    description,
    alternates: { canonical: address, languages: alternates(path) },
    robots: isProduction && index ? { index: true, follow: true } : { index: false, follow: true },
    openGraph: {
      type: 'website',
      siteName: brand,
      locale: LANGUAGES[lang].ogLocale,
      alternateLocale: LANGUAGES[otherLang(lang)].ogLocale,
      url: address,
      title: fullTitle,
      description,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [picture.url] },
  }
}
