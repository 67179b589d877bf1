import { FAULTS, type Fault } from './fault-proxy.ts'

/** Each service by the setting that tells the site where it is, with what the site is without it where nothing has to be said. */
export const SERVICES: Readonly<Record<string, { setting: string; without?: string }>> = {
  api: { setting: 'API_URL' },
  sockets: { setting: 'SOCKET_URL' },
  identity: { setting: 'KEYCLOAK_URL' },
  flags: { setting: 'GROWTHBOOK_API_HOST', without: 'the page, with what holds while no flag is known' },
  prices: { setting: 'AUTH_API_URL' },
  news: { setting: 'NEWS_API_URL' },
  upload: { setting: 'UPLOAD_API_URL' },
  speech: { setting: 'VOICE_API_URL' },
  country: { setting: 'GEO_API_URL', without: 'the page in Vietnamese, with a link to English' },
}

/** How the addresses of visitors from abroad begin, who belong to nobody (RFC 5737). */
export const ABROAD = '203.0.113.'

/** What a visitor met: `sees` is what was said, that everything works, or that the page does without; `recovered` is null where nothing had to. */
export type Walked = {
  service: string
  fault: Fault
  sees: string
  seconds: number
  recovered: number | null
}

const LONGEST = 150

/** The beginning of what a page says, in whole sentences: the first, and as many more as fit. */
export const firstSentences = (words: string): string => {
  const lines = words.split('\n').map((line) => line.trim())
  const sentences = lines
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter(Boolean)
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence.replace(/:$/, '')}.`))
  const [first = '', ...rest] = sentences
  let text = first
  for (const sentence of rest) {
    if (text.length + sentence.length > LONGEST) break
    text += ` ${sentence}`
  }
  return text
}

const seen = ({ service, sees }: Walked) => {
  if (sees === 'works') return 'everything works'
  if (sees === 'without') return SERVICES[service]?.without ?? sees
  return `“${firstSentences(sees).replaceAll('|', '/')}”`
}

const HEAD = '| Service | State | What the visitor sees | After (s) | Works again after (s) |'

/** What was met, as a table in Markdown. */
export const tableOf = (rows: readonly Walked[]): string =>
  [
    HEAD,
    '|---|---|---|--:|--:|',
    ...rows.map((row) => {
      const { service, fault, seconds, recovered } = row
      return `| ${service} | ${fault} | ${seen(row)} | ${seconds} | ${recovered ?? ''} |`
    }),
  ].join('\n')

/** A document with another table in place of the one that ends it. */
export const withTable = (document: string, table: string): string =>
  `${document.slice(0, document.indexOf('| Service |'))}${table}\n`

/** Whether every service was met in every state. */
export const isWhole = (rows: readonly Walked[]): boolean =>
  Object.keys(SERVICES).every((service) =>
    FAULTS.every((fault) => rows.some((row) => row.service === service && row.fault === fault)),
  )
