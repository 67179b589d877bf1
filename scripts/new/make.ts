import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'oxfmt'

export const KINDS = ['guide', 'job', 'news', 'flag'] as const

export type Kind = (typeof KINDS)[number]

export const isKind = (value: string | undefined): value is Kind => KINDS.some((kind) => kind === value)

/** Marks what still has to be written; a test stops it from being published. */
export const UNWRITTEN = '✎'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const DAY_MS = 86_400_000

const TEMPLATES = new URL('../templates/', import.meta.url)

const filled = (name: string, now: Date) =>
  readFileSync(new URL(name, TEMPLATES), 'utf8')
    .replaceAll('{{today}}', now.toISOString().slice(0, 10))
    .replaceAll('{{inTwoMonths}}', new Date(now.getTime() + 60 * DAY_MS).toISOString().slice(0, 10))
    .replaceAll('{{now}}', `${now.toISOString().slice(0, 19)}Z`)

const GUIDES = 'content/guides/guides.json'
const FLAG_KEYS = 'features/flags/flag-keys.ts'
const FLAG_SEED = 'platform/seed/flags.json'

type Source = { read: (file: string) => string; now: Date }

const withEntry = (source: string, key: string, value: unknown) =>
  JSON.stringify({ ...JSON.parse(source), [key]: value })

const today = (now: Date) => now.toISOString().slice(0, 10)

const guideFacts = (now: Date) => ({
  topic: 'calls',
  products: ['aicall'],
  publishedOn: today(now),
  checkedOn: today(now),
  related: ['/aicall', '/aicall/pricing', '/resources/guides'],
})

const FILES: Record<Kind, (slug: string, source: Source) => Record<string, string>> = {
  guide: (slug, { read, now }) => ({
    [`content/guides/vi/${slug}.md`]: filled('guide.vi.md', now),
    [`content/guides/en/${slug}.md`]: filled('guide.en.md', now),
    [GUIDES]: withEntry(read(GUIDES), slug, guideFacts(now)),
  }),
  job: (slug, { now }) => ({ [`content/jobs/${slug}.json`]: filled('job.json', now) }),
  news: (slug, { now }) => ({ [`content/news/${slug}.json`]: filled('news.json', now) }),
  flag: (slug, { read }) => ({
    [FLAG_KEYS]: read(FLAG_KEYS).replace('FALLBACKS = {', `FALLBACKS = {\n  '${slug}': false,`),
    [FLAG_SEED]: withEntry(read(FLAG_SEED), slug, false),
  }),
}

const CHANGED = [GUIDES, FLAG_KEYS, FLAG_SEED]

/** Writes a new guide, job, piece of news or flag of a name from its template and gives the files; throws on a name that cannot be an address or is taken. */
export const make = async (
  kind: Kind,
  slug: string,
  { root = '.', now = new Date() } = {},
): Promise<string[]> => {
  if (!SLUG.test(slug)) throw new Error(`${slug}: name it with small letters, digits and hyphens`)
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const files = FILES[kind](slug, { read, now })
  for (const file of Object.keys(files)) {
    const isTaken = CHANGED.includes(file)
      ? read(file).includes(`${slug}'`) || read(file).includes(`"${slug}"`)
      : existsSync(path.join(root, file))
    if (isTaken) throw new Error(`${file}: there is already a ${kind} ${slug}`)
  }
  for (const [file, text] of Object.entries(files)) {
    const name = path.join(root, file)
    mkdirSync(path.dirname(name), { recursive: true })
    const { code } = await format(file, text, { singleQuote: true, semi: false, printWidth: 110 })
    writeFileSync(name, code)
  }
  return Object.keys(files)
}
