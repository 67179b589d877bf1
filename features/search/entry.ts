/** What search finds, in the order in which kinds are named. */
export const KINDS = [
  'page',
  'section',
  'question',
  'guide',
  'term',
  'endpoint',
  'sample',
  'voice',
  'video',
  'news',
  'job',
] as const

export type Kind = (typeof KINDS)[number]

/** One thing search can lead to: `page` names where it stands, `text` is what it says, `also` other names it goes by. */
export type Entry = {
  kind: Kind
  href: string
  title: string
  page: string
  text: string
  also?: string
}
