import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { PictureId } from '@/components/pictures/registry'
import type { Locale } from '@/lib/i18n/config'
import type { ProductId } from '@/lib/contract/enums'

export type PageLink = { href: string; name: string; tagline: string }

/** What every section knows beside its words: its anchor, the page it stands on, and how to show another page or a picture. */
export type SectionContext = {
  id: string
  lang: Locale
  path: string
  product: ProductId | undefined
  link: (path: string) => PageLink
  picture: (id: PictureId) => ReactNode
}

export type SectionProps<Words, Structure = unknown> = { words: Words; context: SectionContext } & Structure

export type Section<Structure> = {
  check: (raw: unknown, where: string) => void
  render: (raw: unknown, structure: Structure, context: SectionContext, where: string) => ReactNode
}

/** Binds a section's words schema to its component; wrong or missing words throw, naming the file and the key. */
export const section = <Schema extends z.ZodType, Structure>(
  schema: Schema,
  View: (props: SectionProps<z.output<Schema>, Structure>) => ReactNode,
): Section<Structure> => {
  const parse = (raw: unknown, where: string) => {
    const parsed = schema.safeParse(raw)
    if (parsed.success) return parsed.data
    const lines = parsed.error.issues.map((issue) => `${[where, ...issue.path].join('.')}: ${issue.message}`)
    throw new Error(lines.join('\n'))
  }
  return {
    check: (raw, where) => void parse(raw, where),
    render: (raw, structure, context, where) => (
      <View {...structure} words={parse(raw, where)} context={context} />
    ),
  }
}
