import { existsSync, readdirSync } from 'node:fs'
import { XMLValidator } from 'fast-xml-parser'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { VOICE_IDS } from '@/features/audio/our-voices'
import { PAGES } from '@/features/pages/registry'
import { LOCALES } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

const SITE = 'https://songai.example'

const JOBS = readdirSync('content/jobs').map((file) => `/careers/${file.replace('.json', '')}`)
const GUIDES = readdirSync('content/guides/vi').map((file) => `/resources/guides/${file.replace('.md', '')}`)
const PATHS = [...PAGES.map(({ path }) => path), ...JOBS, ...GUIDES]

const loadIn = async (variables: Record<string, string>) => {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const [sitemap, xml, robots, manifest] = await Promise.all([
    import('@/features/pages/sitemap/entries'),
    import('@/features/pages/sitemap/xml'),
    import('@/app/robots'),
    import('@/app/manifest'),
  ])
  const read = async () =>
    (await Promise.all(sitemap.SITEMAP_NAMES.map(sitemap.readSitemap))).flatMap((entries) => entries ?? [])
  return { ...sitemap, ...xml, readAll: read, robots: robots.default, manifest: manifest.default }
}

afterEach(() => vi.unstubAllEnvs())

describe('the sitemaps', () => {
  test('list every page in every language, nothing else, each once', async () => {
    const { readAll } = await loadIn({ SITE_URL: SITE })
    const expected = PATHS.flatMap((path) =>
      LOCALES.map((lang) => (SITE + href(path, lang)).replace(/\/$/, '')),
    )
    expect((await readAll()).map(({ url }) => url).toSorted()).toEqual(expected.toSorted())
  })

  test('name alternates that name each other back', async () => {
    const { readAll } = await loadIn({ SITE_URL: SITE })
    const byUrl = new Map((await readAll()).map(({ url, alternates }) => [url, alternates]))
    for (const languages of byUrl.values()) {
      for (const lang of LOCALES) expect(byUrl.get(languages[lang] ?? '')).toEqual(languages)
      expect(languages['x-default']).toBe(languages['vi'])
    }
  })

  test('give a date only where it is the true one: of jobs and guides by their files, of pages by the history', async () => {
    const { readSitemap } = await loadIn({ SITE_URL: SITE })
    for (const name of ['guides', 'careers']) {
      const entries = (await readSitemap(name)) ?? []
      expect(entries.length).toBeGreaterThan(0)
      expect(entries.filter(({ changedOn }) => !changedOn)).toEqual([])
    }
  })

  test('name the drawn cover of each guide, the print of each voice, and the videos', async () => {
    const { readSitemap } = await loadIn({ SITE_URL: SITE })
    const imagesIn = async (name: string) => ((await readSitemap(name)) ?? []).flatMap(({ images }) => images)
    expect(await imagesIn('guides')).toHaveLength(GUIDES.length * LOCALES.length)
    expect(await imagesIn('voices')).toHaveLength(VOICE_IDS.length * LOCALES.length)
    const videos = ((await readSitemap('videos')) ?? []).flatMap((entry) => entry.videos)
    expect(videos.map(({ file }) => existsSync(`public${file.replace(SITE, '')}`))).toEqual(
      videos.map(() => true),
    )
    expect(videos.length).toBeGreaterThan(0)
  })

  test('are well-formed, and the index names each of them', async () => {
    const { SITEMAP_NAMES, sitemapXml, sitemapIndexXml } = await loadIn({ SITE_URL: SITE })
    const index = await sitemapIndexXml()
    expect(XMLValidator.validate(index)).toBe(true)
    for (const name of SITEMAP_NAMES) {
      expect(index).toContain(`<loc>${SITE}/sitemaps/${name}.xml</loc>`)
      expect(XMLValidator.validate((await sitemapXml(name)) ?? ''), name).toBe(true)
    }
    expect(await sitemapXml('nothing')).toBeUndefined()
  })
})

describe('robots.txt', () => {
  test('points crawlers of the production site to the sitemap', async () => {
    const { robots } = await loadIn({ SITE_URL: SITE, PRODUCTION_SITE_URL: SITE })
    expect(robots()).toMatchObject({
      rules: { allow: '/', disallow: '/api/' },
      sitemap: `${SITE}/sitemap.xml`,
    })
  })

  test('names no sitemap elsewhere, yet lets crawlers read that they should not index', async () => {
    const { robots } = await loadIn({ SITE_URL: SITE })
    expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/', disallow: '/api/' } })
  })
})

test('the manifest names the brand and icons that exist', async () => {
  const { manifest } = await loadIn({ SITE_URL: SITE, BRAND_NAME: 'Sóng AI' })
  const { name, icons = [] } = await manifest()
  expect(name).toBe('Sóng AI')
  expect(icons.map(({ src }) => src).filter((src) => !existsSync(`public${src}`))).toEqual([])
})
