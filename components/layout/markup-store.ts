import type { ReactNode } from 'react'

/** As many as are being rendered at once, and some more. */
const MAX_ENTRIES = 2000

declare global {
  var staticMarkup: Map<string, ReactNode> | undefined
}

// Next renders server components and HTML with two copies of each module; what passes from one to the other is global.
const store = () => (globalThis.staticMarkup ??= new Map<string, ReactNode>())

/** Keeps what is to be rendered to HTML under a name, and forgets the oldest. */
export const keepMarkup = (name: string, children: ReactNode) => {
  const markup = store()
  markup.delete(name)
  markup.set(name, children)
  const [oldest] = markup.keys()
  if (markup.size > MAX_ENTRIES && oldest !== undefined) markup.delete(oldest)
}

/** What was kept under a name; throws when nothing was. */
export const takeMarkup = (name: string) => {
  const markup = store()
  if (!markup.has(name)) throw new Error(`${name}: no markup was kept`)
  return markup.get(name)
}
