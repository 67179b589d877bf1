import type { Thing } from 'schema-dts'
import type { Locale } from '@/lib/i18n/config'
import { StaticMarkup } from './static-markup'

type JsonLdProps = {
  graph: readonly Thing[]
  /** Unique on the page. */
  id?: string
  of: { lang: Locale; path: string }
}

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that may stand inside a script element, whatever text is in it. */
export const serialize = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => ESCAPES[char] ?? char)

/** One structured-data graph of a page. */
export const JsonLd = ({ graph, id = 'graph', of }: JsonLdProps) => (
  <StaticMarkup as="script" id={id} of={of} type="application/ld+json">
    {serialize({ '@context': 'https://schema.org', '@graph': graph })}
  </StaticMarkup>
)
