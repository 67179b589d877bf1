import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const SITE = 'https://songai.example'

/** The module as it is in an environment: the environment is read once per process. */
const builderIn = async (variables: Record<string, string>) => {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return import('@/lib/seo/metadata')
}

const page = { lang: 'en', path: '/aicall', title: 'A title', description: 'A description' } as const

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

describe('robots', () => {
  test('production pages may be indexed', async () => {
    const { buildMetadata } = await builderIn({ SITE_URL: SITE, PRODUCTION_SITE_URL: `${SITE}/` })
    expect(buildMetadata(page).robots).toEqual({ index: true, follow: true })
    expect(buildMetadata({ ...page, index: false }).robots).toEqual({ index: false, follow: true })
  })

  test('any other site is kept out of search engines', async () => {
    const { buildMetadata } = await builderIn({
      SITE_URL: 'https://staging.songai.example',
      PRODUCTION_SITE_URL: SITE,
    })
    expect(buildMetadata(page).robots).toEqual({ index: false, follow: true })
  })

  test('so is a site whose production address is not known', async () => {
    const { buildMetadata } = await builderIn({ SITE_URL: SITE })
    expect(buildMetadata(page).robots).toEqual({ index: false, follow: true })
  })
})

describe('what stands beside a page', () => {
  test('a page of the registry has its own share image and Markdown twin', async () => {
    const { buildMetadata } = await builderIn({ SITE_URL: SITE })
    const { openGraph, twitter, alternates } = buildMetadata(page)
    expect(openGraph).toMatchObject({
      images: [{ url: `${SITE}/og/en/aicall.png`, width: 1200, height: 630 }],
    })
    expect(twitter).toMatchObject({ images: [{ url: `${SITE}/og/en/aicall.png` }] })
    expect(alternates?.types).toEqual({ 'text/markdown': `${SITE}/en/aicall.md` })
  })

  test('a route outside the registry shows the image of its page and has no twin', async () => {
    const { buildMetadata } = await builderIn({ SITE_URL: SITE })
    const { openGraph, alternates } = buildMetadata({
      ...page,
      path: '/careers/scriptwriter',
      imageOf: '/careers',
    })
    expect(openGraph).toMatchObject({ images: [{ url: `${SITE}/og/en/careers.png` }] })
    expect(alternates).not.toHaveProperty('types')
  })

  test('a route kept out of search engines shows the image of the home page', async () => {
    const { buildMetadata } = await builderIn({ SITE_URL: SITE })
    expect(buildMetadata({ ...page, index: false }).openGraph).toMatchObject({
      images: [{ url: `${SITE}/og/en/home.png` }],
    })
  })
})

test('each call gives a fresh object, so that nothing leaks from one page to the next', async () => {
  const { buildMetadata } = await builderIn({ SITE_URL: SITE })
  expect(buildMetadata(page)).toEqual(buildMetadata(page))
  expect(buildMetadata(page).openGraph).not.toBe(buildMetadata(page).openGraph)
})
