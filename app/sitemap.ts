import type { MetadataRoute } from 'next'
import { PAGES } from '@/features/pages/registry'
import { LANGS } from '@/lib/i18n/config'
import { alternates, pageUrl } from '@/lib/seo/metadata'

// Addresses carry SITE_URL, which is known at run time.
export const dynamic = 'force-dynamic'

/** Every page of the registry in every language, each naming its other versions; no dates, because none would be true. */
const sitemap = (): MetadataRoute.Sitemap =>
  PAGES.flatMap(({ path }) =>
    LANGS.map((lang) => ({ url: pageUrl(path, lang), alternates: { languages: alternates(path) } })),
  )

export default sitemap
