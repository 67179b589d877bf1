import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import facts from '@/content/guides/guides.json'
import type { Locale } from '@/lib/i18n/config'
import { parseMessages } from '@/lib/i18n/parse-messages'
import { site } from '@/lib/site'
import { guideFactsSchema, guideHeadSchema, type Guide, type GuideFacts } from './guide-schema'

const FOLDER = path.join('content', 'guides')
const PARTS = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/

export const GUIDES_PATH = '/resources/guides'

export const guidePath = (slug: string) => `${GUIDES_PATH}/${slug}`

/** The drawn cover of a guide as a file. */
export const guideCoverPath = (slug: string) => `/covers/${slug}.svg`

/** The facts of every guide in their order; a file that does not fit throws. */
export const GUIDE_FACTS: readonly GuideFacts[] = Object.entries(
  z
    .record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), guideFactsSchema)
    .parse(facts, { error: () => `${FOLDER}/guides.json is not right` }),
).map(([slug, entry]) => ({ slug, ...entry }))

const readGuide = async (entry: GuideFacts, lang: Locale): Promise<Guide> => {
  const file = path.join(FOLDER, lang, `${entry.slug}.md`)
  const source = await readFile(path.join(process.cwd(), file), 'utf8')
  const [, head = '', body = ''] = PARTS.exec(source) ?? []
  const filled = head.replaceAll('{{brand}}', site(lang).brand)
  return {
    ...entry,
    ...parseMessages(guideHeadSchema, parse(filled), file),
    body: body.replaceAll('{{brand}}', site(lang).brand),
  }
}

const readAll = (lang: Locale) => Promise.all(GUIDE_FACTS.map((entry) => readGuide(entry, lang)))

const kept = new Map<Locale, Promise<readonly Guide[]>>()

/** Every guide in a language, in the order of the list; a front matter that does not fit throws, naming file and key. */
export const readGuides = (lang: Locale): Promise<readonly Guide[]> => {
  // While guides are being written, an edit shows at once.
  if (process.env.NODE_ENV === 'development') return readAll(lang)
  const guides = kept.get(lang) ?? readAll(lang)
  kept.set(lang, guides)
  return guides
}

/** The guide at an address in a language, or undefined. */
export const guideAt = async (slug: string, lang: Locale) =>
  (await readGuides(lang)).find((guide) => guide.slug === slug)
