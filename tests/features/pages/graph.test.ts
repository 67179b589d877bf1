import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadPageLinks } from '@/features/pages/content'
import { pageGraph } from '@/features/pages/page-graph'
import { breadcrumbPaths } from '@/features/pages/registry'
import { LOCALES, LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { pageUrl } from '@/lib/seo/metadata'
import { graphFaults } from '../../lib/seo/graph-rules'
import { vocabularyFaults } from '../../lib/seo/vocabulary'
import { loadVersions, nameOf, type Version } from './versions'

type Links = Awaited<ReturnType<typeof loadPageLinks>>

let versions: Version[] = []
const links = new Map<Locale, Links>()

beforeAll(async () => {
  versions = await loadVersions()
  for (const lang of LOCALES) links.set(lang, await loadPageLinks(lang))
})

const inputOf = ({ page, lang, content }: Version) => ({
  page,
  lang,
  content,
  link: links.get(lang)!,
  business: { locality: 'Hanoi', demoNotice: 'NOTICE' },
})

const graphOf = (version: Version) => pageGraph(inputOf(version))

type Kind = 'LocalBusiness' | 'WebSite' | 'WebPage' | 'BreadcrumbList' | 'FAQPage' | 'Service'

const nodesOf = (version: Version, kind: Kind) =>
  graphOf(version).flatMap((node) =>
    typeof node === 'object' && node['@type'] === kind ? [{ ...node }] : [],
  )

describe('the structured data of every page', () => {
  test('has sound ids, addresses, dates and words', () => {
    const faults = versions.flatMap((version) =>
      graphFaults(graphOf(version)).map((fault) => `${nameOf(version)}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('uses the classes and properties of schema.org as its vocabulary has them', () => {
    const faults = versions.flatMap((version) =>
      graphOf(version).flatMap((node) =>
        vocabularyFaults(node).map((fault) => `${nameOf(version)}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })

  test('holds one business, one site and one page', () => {
    for (const version of versions) {
      for (const kind of ['LocalBusiness', 'WebSite', 'WebPage'] as const) {
        expect(nodesOf(version, kind), `${nameOf(version)}: ${kind}`).toHaveLength(1)
      }
    }
  })

  test('names the page by its canonical address, title, description and language', () => {
    for (const version of versions) {
      const { page, lang, content } = version
      expect(nodesOf(version, 'WebPage')[0]).toMatchObject({
        '@id': pageUrl(page.path, lang),
        url: pageUrl(page.path, lang),
        name: content.meta.title,
        description: content.meta.description,
        inLanguage: LOCALE_DETAILS[lang].intl,
      })
    }
  })

  test('ends its trail at the page itself, one step after the other', () => {
    for (const version of versions.filter(({ page }) => page.path !== '/')) {
      const steps = breadcrumbPaths(version.page.path)
      const expected = steps.map((path, index) => ({
        position: index + 1,
        item: pageUrl(path, version.lang),
      }))
      expect(nodesOf(version, 'BreadcrumbList')[0]).toMatchObject({ itemListElement: expected })
      expect(steps.at(-1)).toBe(version.page.path)
    }
  })

  test('asks in FAQPage exactly what the page asks', () => {
    for (const version of versions) {
      const asked = nodesOf(version, 'FAQPage')
      const sections = version.page.sections.filter(({ type }) => type === 'faq')
      expect(asked, nameOf(version)).toHaveLength(sections.length)
    }
  })

  test('offers a service on product pages and only there', () => {
    for (const version of versions) {
      expect(nodesOf(version, 'Service').length > 0, nameOf(version)).toBe(version.page.product !== undefined)
    }
  })
})

describe('the structured data of a demonstration brand', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('says so and offers no service', async () => {
    vi.resetModules()
    vi.stubEnv('DEMO_NOTICE', 'true')
    const { pageGraph: demoGraph } = await import('@/features/pages/page-graph')
    for (const version of versions) {
      const graph = JSON.stringify(demoGraph(inputOf(version)))
      expect(graph, nameOf(version)).not.toContain('"@type":"Service"')
      expect(graph, nameOf(version)).toContain('"description":"NOTICE"')
    }
  })
})
