import type { SectionContext } from './section'

/** Paths of a section's one or two buttons; anchors (#…) stay on the page. */
export type ActionPaths = { primary?: string; secondary?: string }

type Labels = { primary?: string | undefined; secondary?: string | undefined }

const action = (label: string | undefined, path: string | undefined, context: SectionContext) => {
  if (!label || !path) return undefined
  return { label, href: path.startsWith('#') ? path : context.link(path).href }
}

/** Joins the buttons' words with their paths; a button without either is left out. */
export const actionLinks = (words: Labels, paths: ActionPaths, context: SectionContext) => ({
  primary: action(words.primary, paths.primary, context),
  secondary: action(words.secondary, paths.secondary, context),
})
