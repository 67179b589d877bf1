import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
/** What a browser runs; anything else in a script element is data. */
const RUNS = /^(?!.*\ssrc=)(?!.*\stype="(?!module"|text\/javascript"))/

/** The hashes of a page's inline scripts, each once, as a content policy names them: `'sha256-…'`. */
export const inlineHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(SCRIPT)]
      .filter(([, attributes = '']) => RUNS.test(attributes))
      .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  ),
]
