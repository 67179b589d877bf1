import { z } from 'zod'
import { copy as text } from '@/components/sections/words'
import type { Page } from '@/features/pages/registry'
import { checkSection } from '@/features/pages/sections'

const metaSchema = z.strictObject({ name: text, tagline: text, title: text, description: text })

export type PageMeta = z.infer<typeof metaSchema>
export type PageCopy = { meta: PageMeta; words: Record<string, unknown> }

/** The words of a page checked against its sections; throws naming file and key of what is missing, misspelt or unused. */
export const parseCopy = (page: Page, raw: Record<string, unknown>, where: string): PageCopy => {
  const { meta, ...words } = raw
  const parsed = metaSchema.safeParse(meta)
  if (!parsed.success) throw new Error(`${where}: meta: ${z.prettifyError(parsed.error)}`)
  const unused = Object.keys(words).filter((key) => page.sections.every(({ id }) => id !== key))
  if (unused.length) throw new Error(`${where}: no section shows ${unused.join(', ')}`)
  for (const use of page.sections) checkSection(use, words[use.id], `${where}: ${use.id}`)
  return { meta: parsed.data, words }
}
