import type { MetadataRoute } from 'next'
import { readJobs } from '@/features/careers/read-jobs'
import { pathsOf } from '@/features/pages/page'
import { PAGES } from '@/features/pages/registry'
import { LOCALES } from '@/lib/i18n/config'
import { alternates, pageUrl } from '@/lib/seo/metadata'

// Addresses carry SITE_URL, which is known at run time.
export const dynamic = 'force-dynamic'

/** Every page in every language, each naming its other versions; no dates, because none would be true. */
const sitemap = async (): Promise<MetadataRoute.Sitemap> =>
  [...pathsOf(PAGES), ...(await readJobs()).map(({ slug }) => `/careers/${slug}`)].flatMap((path) =>
    LOCALES.map((lang) => ({ url: pageUrl(path, lang), alternates: { languages: alternates(path) } })),
  )

export default sitemap
