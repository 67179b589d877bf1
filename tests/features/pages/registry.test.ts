import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { menu, productMenu } from '@/features/pages/nav'
import { MENUS } from '@/features/pages/page'
import { PAGES, pathsUnder } from '@/features/pages/registry'
import { GUIDE_FACTS, guidePath } from '@/features/resources/guide/read-guides'
import { PRODUCTS } from '@/lib/contract/enums'

const ROOT = 'app/[lang]'
const CONTENT = /\b(contentPage|contentFamily)\(\s*(?:'([^']+)'|(\w+))/

type Route = { file: string; path: string; source: string }

const routes: Route[] = globSync(`**/page.tsx`, { cwd: ROOT }).map((name) => {
  const folder = name.replace(/(^|\/)page\.tsx$/, '')
  return { file: `${ROOT}/${name}`, path: `/${folder}`, source: readFileSync(`${ROOT}/${name}`, 'utf8') }
})

const isDynamic = ({ path }: Route) => path.includes('[')
const folderOf = ({ path }: Route) => path.replace(/\/\[[^/]+\]$/, '')

/** The page a content route asks the registry for: its text, or that of the constant it names. */
const askedBy = ({ source }: Route) => {
  const [, , text, constant] = CONTENT.exec(source) ?? []
  return text ?? (constant && new RegExp(`const ${constant} = '([^']+)'`).exec(source)?.[1])
}

const families = routes.filter((route) => route.source.includes('contentFamily('))
const singles = routes.filter((route) => !isDynamic(route) && askedBy(route) !== undefined)

const served = [
  ...singles.map(({ path }) => path),
  ...families.flatMap((route) => pathsUnder(folderOf(route))),
]

describe('the registry and the folders under app/[lang]', () => {
  test('every page of the registry has a route, and only one', () => {
    expect(served.toSorted()).toEqual(PAGES.map(({ path }) => path).toSorted())
  })

  test.each([...singles, ...families].map((route) => [route.file, route] as const))(
    '%s shows the page of its folder',
    (_file, route) => {
      expect(askedBy(route)).toBe(folderOf(route))
    },
  )

  test('a route that only shows its page stays under 12 lines, none passes 60', () => {
    const lines = ({ source }: Route) => source.trimEnd().split('\n').length
    const onlyShows = ({ source }: Route) =>
      /^const (page|family) = /m.test(source) && !/^const Slot\b/m.test(source)
    expect(routes.filter((route) => lines(route) > 60).map(({ file }) => file)).toEqual([])
    expect(routes.filter((route) => onlyShows(route) && lines(route) >= 12).map(({ file }) => file)).toEqual(
      [],
    )
  })
})

describe('the registry itself', () => {
  test('has no path twice', () => {
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length)
  })

  test.each(PAGES.map((page) => [page.path, page] as const))(
    '%s has no section id twice',
    (_path, { sections }) => {
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    },
  )

  test('knows every page that a menu, a button or a list leads to', () => {
    const paths = new Set([
      ...PAGES.map(({ path }) => path),
      ...GUIDE_FACTS.map(({ slug }) => guidePath(slug)),
    ])
    const menus = [...MENUS.flatMap(menu), ...PRODUCTS.flatMap(productMenu)]
    const inner = PAGES.flatMap(({ sections }) =>
      sections.flatMap((use) => [
        ...('paths' in use ? use.paths : []),
        ...('path' in use && use.path ? [use.path] : []),
        ...('primary' in use && use.primary ? [use.primary] : []),
        ...('secondary' in use && use.secondary ? [use.secondary] : []),
      ]),
    )
    const targets = [...menus, ...inner].filter((target) => !target.startsWith('#'))
    expect(targets.filter((target) => !paths.has(target.split('#')[0] ?? ''))).toEqual([])
  })

  test('every anchor a page points to is a section of its target, or drawn by a feature that stands on it', () => {
    const drawn = new Set(
      globSync('features/**/*.{ts,tsx}').flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?:\bid=|\bid: |Chapter\()["']([a-z-]+)["']/g)].map(
          ([, id = '']) => id,
        ),
      ),
    )
    const idsOf = new Map(PAGES.map(({ path, sections }) => [path, new Set(sections.map(({ id }) => id))]))
    const anchors = PAGES.flatMap(({ path, sections }) =>
      sections.flatMap((use) =>
        ['primary', 'secondary']
          .map((key) => Reflect.get(use, key))
          .filter((target): target is string => typeof target === 'string' && target.includes('#'))
          .map((target) => ({ from: path, target: target.startsWith('#') ? `${path}${target}` : target })),
      ),
    )
    const broken = anchors.filter(({ target }) => {
      const [path = '', id = ''] = target.split('#')
      return !idsOf.get(path)?.has(id) && !drawn.has(id)
    })
    expect(broken).toEqual([])
  })
})
