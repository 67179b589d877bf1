import { StaticMarkup } from '@/components/layout/static-markup'
import { cn } from '@/components/ui/cn'
import { CodedText } from '@/components/ui/coded-text'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { PictureId } from '@/components/pictures/registry'
import { parseMessages } from '@/lib/i18n/parse-messages'
import type { Locale } from '@/lib/i18n/config'
import type { ProductId } from '@/lib/contract/enums'

/** A visible text of a page: never empty, composed (NFC). */
export const text = z
  .string()
  .min(1)
  .refine((value) => value === value.normalize('NFC'), 'not NFC')

export const item = z.strictObject({ title: text, text })
export const heading = { title: text, lead: text.optional() }
export const buttons = { primary: text.optional(), secondary: text.optional() }

export type PageLink = { href: string; name: string; tagline: string }

/** What every section knows beside its content: its anchor, the page it stands on, and how to show another page or a picture. */
export type SectionContext = {
  id: string
  lang: Locale
  path: string
  product: ProductId | undefined
  link: (path: string) => PageLink
  hasPage: (path: string) => boolean
  /** A drawn picture with the words that it is one. */
  picture: (id: PictureId) => ReactNode
  /** A drawn picture alone, with the moments (s) of a recording from which the values it marks are known, in its order. */
  drawing: (id: PictureId, since: readonly number[]) => ReactNode
  /** A text that stands on several pages (`common.json`), its placeholders filled in. */
  t: (key: string, values?: Record<string, string>) => string
}

type SectionProps<Content, Structure> = { content: Content; context: SectionContext } & Structure

/** A kind of section: takes its content out of a locale file and gives back what draws it; throws naming file and key. */
export type Section<Structure> = (
  raw: unknown,
  where: string,
) => (structure: Structure, context: SectionContext) => ReactNode

/** Binds the schema of a section's content to its component. */
export const section =
  <Schema extends z.ZodType, Structure = unknown>(
    schema: Schema,
    View: (props: SectionProps<z.output<Schema>, Structure>) => ReactNode,
  ): Section<Structure> =>
  (raw, where) => {
    const content = parseMessages(schema, raw, where)
    const draw: ReturnType<Section<Structure>> = (structure, context) => (
      <View key={context.id} {...structure} content={content} context={context} />
    )
    return draw
  }

type SectionFrameProps = {
  children: ReactNode
  className?: string
  band?: boolean
  tone?: 'tint'
  strip?: boolean
  hero?: boolean
  /** Whose colour it has, where that is not the page's. */
  product?: ProductId | undefined
}

const frame = (
  id: string,
  { className, band, tone, strip, hero, product }: Omit<SectionFrameProps, 'children'>,
) => ({
  id,
  'aria-labelledby': `${id}-title`,
  'data-tone': band ? 'band' : tone,
  'data-strip': strip || undefined,
  'data-hero': hero || undefined,
  'data-product': product,
  className: cn('section', className),
})

/** One section of a page: landmark named by its heading, the vertical rhythm, an optional tinted band. */
export const SectionFrame = ({ id, children, ...look }: SectionFrameProps & { id: string }) => (
  <section {...frame(id, look)}>
    <div className="wrap">{children}</div>
  </section>
)

type StaticFrameProps = SectionFrameProps & { context: SectionContext }

/** A section in which nothing is interactive but links and what the browser itself opens, as wide as the page. */
export const StaticFrame = ({ context, children, ...look }: StaticFrameProps) => (
  <StaticMarkup as="section" of={context} {...frame(context.id, look)}>
    {children}
  </StaticMarkup>
)

/** Such a section in the column of the page. */
export const StaticSection = ({ children, ...rest }: StaticFrameProps) => (
  <StaticFrame {...rest}>
    <div className="wrap">{children}</div>
  </StaticFrame>
)

/** What stands beside a picture or a form, point by point between hairlines. */
export const PointList = ({ points }: { points: readonly string[] }) => (
  <ul className="mt-6 border-t border-rule text-ui">
    {points.map((point) => (
      <li key={point} className="border-b border-rule py-3">
        <CodedText>{point}</CodedText>
      </li>
    ))}
  </ul>
)
