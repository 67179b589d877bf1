import type { Thing } from 'schema-dts'

type JsonLdProps = { graph: readonly Thing[] }

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
export const JsonLd = ({ graph }: JsonLdProps) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: serialize({ '@context': 'https://schema.org', '@graph': graph }) }}
  />
)
