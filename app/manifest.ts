import type { MetadataRoute } from 'next'
import { loadContent } from '@/features/pages/content'
import { pageAt } from '@/features/pages/registry'
import { assetUrl } from '@/lib/asset-url'
import { DEFAULT_LOCALE } from '@/lib/i18n/config'
import { site } from '@/lib/site'

export const dynamic = 'force-dynamic'

const manifest = async (): Promise<MetadataRoute.Manifest> => {
  const { brand } = site(DEFAULT_LOCALE)
  const { meta } = await loadContent(pageAt('/'), DEFAULT_LOCALE)
  return {
    name: brand,
    short_name: brand,
    description: meta.description,
    lang: DEFAULT_LOCALE,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: assetUrl('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: assetUrl('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: assetUrl('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

export default manifest
