/** The product lines, in the order the site shows them; an id is also the colour (`data-product`) and the first path segment. */
export const PRODUCTS = ['aicall', 'aivoice', 'smartdialog'] as const

export type ProductId = (typeof PRODUCTS)[number]

/** The product a page path belongs to by its first segment. */
export const productOf = (path: string): ProductId | undefined =>
  PRODUCTS.find((id) => path === `/${id}` || path.startsWith(`/${id}/`))
