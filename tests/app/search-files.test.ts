import { existsSync, readdirSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
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
  const [sitemap, robots, manifest] = await Promise.all([
    import('@/app/sitemap'),
    import('@/app/robots'),
    import('@/app/manifest'),
  ])
  return { sitemap: sitemap.default, robots: robots.default, manifest: manifest.default }
}

afterEach(() => vi.unstubAllEnvs())

describe('sitemap.xml', () => {
  test('lists every page in every language, nothing else, each once', async () => {
    const { sitemap } = await loadIn({ SITE_URL: SITE })
    const expected = PATHS.flatMap((path) =>
      LOCALES.map((lang) => (SITE + href(path, lang)).replace(/\/$/, '')),
    )
    expect((await sitemap()).map(({ url }) => url).toSorted()).toEqual(expected.toSorted())
  })

  test('names alternates that name each other back', async () => {
    const { sitemap } = await loadIn({ SITE_URL: SITE })
    const byUrl = new Map((await sitemap()).map((entry) => [entry.url, entry.alternates?.languages]))
    for (const languages of byUrl.values()) {
      for (const lang of LOCALES) expect(byUrl.get(languages?.[lang] ?? '')).toEqual(languages)
      expect(languages?.['x-default']).toBe(languages?.vi)
    }
  })

  test('gives a date only where a file holds the true one: jobs and guides', async () => {
    const { sitemap } = await loadIn({ SITE_URL: SITE })
    const dated = (await sitemap()).filter(({ lastModified }) => lastModified)
    expect(dated).toHaveLength((JOBS.length + GUIDES.length) * LOCALES.length)
  })

  test('names the drawn cover of each guide and the videos', async () => {
    const { sitemap } = await loadIn({ SITE_URL: SITE })
    const entries = await sitemap()
    expect(entries.flatMap(({ images = [] }) => images)).toHaveLength(GUIDES.length * LOCALES.length)
    const videos = entries.flatMap(({ videos: list = [] }) => list)
    expect(videos.map(({ content_loc: file = '' }) => existsSync(`public${file.replace(SITE, '')}`))).toEqual(
      videos.map(() => true),
    )
    expect(videos.length).toBeGreaterThan(0)
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
