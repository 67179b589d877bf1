import type { MetadataRoute } from 'next'
import { allPaths } from '@/features/pages/addresses'
import { LOCALES } from '@/lib/i18n/config'
import { alternates, pageUrl } from '@/lib/seo/metadata'

// Addresses carry SITE_URL, which is known at run time.
export const dynamic = 'force-dynamic'

/** Every page in every language, each naming its other versions; no dates, because none would be true. */
const sitemap = async (): Promise<MetadataRoute.Sitemap> =>
  (await allPaths()).flatMap((path) =>
    LOCALES.map((lang) => ({ url: pageUrl(path, lang), alternates: { languages: alternates(path) } })),
  )

export default sitemap
