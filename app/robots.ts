import type { MetadataRoute } from 'next'
import { site } from '@/lib/site'

export const dynamic = 'force-dynamic'

// A copy that is not production stays crawlable: its pages say noindex, which only a crawler that may read them can obey.
const robots = (): MetadataRoute.Robots => {
  const { url, isProduction } = site('vi')
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    ...(isProduction && { sitemap: `${url}/sitemap.xml`, host: url }),
  }
}

export default robots
