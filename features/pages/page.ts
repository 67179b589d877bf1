import type { SectionType, SectionUse } from '@/features/pages/sections'
import type { ProductId } from '@/lib/contract/enums'
import { productOf } from '@/lib/i18n/href'

export type Family =
  | 'home'
  | 'hub'
  | 'product'
  | 'topic'
  | 'voice'
  | 'industry'
  | 'use-case'
  | 'resource'
  | 'docs'
  | 'company'
  | 'legal'

/** The lists of the header and the footer that a page can stand in. */
export const MENUS = ['products', 'features', 'topics', 'pricing', 'resources', 'company', 'legal'] as const

export type Menu = (typeof MENUS)[number]

/** A page of the site: `file` is its content under locales/{lang}/, `sections` its order and structure. */
export type Page<Path extends string = string, Id extends string = string> = {
  path: Path
  family: Family
  menu: Menu | undefined
  file: string
  product: ProductId | undefined
  sections: readonly SectionUse<SectionType, Id>[]
}

type PageHead<Path> = { path: Path; family: Family; menu?: Menu }

/** A page of the registry: where it is, then its sections from top to bottom. */
export const page = <const Path extends string, const Id extends string>(
  { path, family, menu }: PageHead<Path>,
  sections: readonly SectionUse<SectionType, Id>[],
): Page<Path, Id> => ({
  path,
  family,
  menu,
  file: `pages${path === '/' ? '/home' : path}`,
  product: productOf(path),
  sections,
})

export const pathsOf = (pages: readonly Page[]) => pages.map(({ path }) => path)

export const DEMO = '/aicall#demo'
export const CONTACT = '/contact-us'

/** The last section of most pages. */
export const closing = {
  id: 'closing',
  type: 'closing',
  primary: DEMO,
  secondary: CONTACT,
} as const satisfies SectionUse
