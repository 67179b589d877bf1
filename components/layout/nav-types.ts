import type { ProductId } from '@/lib/contract/enums'

export type NavLink = { href: string; name: string; tagline?: string; external?: boolean }

export type NavColumn = { title: string; links: readonly NavLink[] }

/** Links of a menu; those that are all of it have no title. */
export type MenuColumn = { title?: string; links: readonly NavLink[]; wide?: boolean }

/** One menu of the header: product rows or plain columns, and a card that points to the demo or the samples. */
export type NavMenu = {
  id: string
  label: string
  products?: readonly (NavLink & { product: ProductId })[]
  columns: readonly MenuColumn[]
  card?: { title: string; text: string; cta: NavLink }
}
