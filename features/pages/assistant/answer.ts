import { createFit } from '@/features/pages/assistant/fit'
import { quote } from '@/features/pages/assistant/quote'
import {
  askedIn,
  asksMeaning,
  phoneIn,
  topicOf,
  type Topic,
  type TopicWords,
} from '@/features/pages/assistant/topics'
import type { Catalogue } from '@/features/search/catalogue'
import { createSearch, LONGEST_QUERY, type Found } from '@/features/search/engine'
import type { Kind } from '@/features/search/entry'
import { meanings } from '@/features/search/vocabulary'

export type Source = { href: string; title: string }

export const LINKS = ['contact', 'demo', 'callPrices', 'voicePrices'] as const
export type Links = Readonly<Record<(typeof LINKS)[number], Source>>

export type Answer = {
  /** A topic answered by rule; or `found` in a page, `near` what the site says, `nothing`. */
  topic: Topic | 'found' | 'near' | 'nothing'
  /** What the first source says about it, word for word; null where nothing is quoted. */
  quote: string | null
  /** Where it is said, the best first. */
  sources: readonly Source[]
  /** A number the visitor typed. */
  phone: string | null
}

/** From so much of what was asked on, a passage is quoted as the answer; from so much on, it is offered. */
const SURE = 0.6
const NEAR = 0.35
/** What is said in a call is no answer of ours. */
const OTHERS_SPEAK: readonly Kind[] = ['sample', 'video']
const LOOKED_AT = 6
const SOURCES = 3

const LEADS: Partial<Record<Topic, readonly (keyof Links)[]>> = {
  person: ['contact'],
  call: ['demo'],
  hours: ['contact'],
  reach: ['contact'],
  price: ['callPrices', 'voicePrices'],
}

// Of a long message, its first question, or its first sentence.
const questionIn = (text: string) => {
  if (text.length <= LONGEST_QUERY) return text
  const sentences = text.match(/[^.?!\n]+[?!.]?/g) ?? [text]
  return sentences.find((sentence) => sentence.endsWith('?')) ?? sentences[0] ?? text
}

const sourceOf = ({ kind, href, title, page }: Found): Source => ({
  href,
  title: kind === 'page' || kind === 'guide' || !page ? title : `${page} · ${title}`,
})

const sourcesOf = (found: readonly Found[]) =>
  [...new Map(found.map((entry) => [`${entry.href} ${entry.title}`, sourceOf(entry)])).values()].slice(
    0,
    SOURCES,
  )

/** Answers messages from what search knows of the site, nothing else: by rule, with a passage and its page, or not at all. */
export const createAnswer = ({ entries, vocabulary }: Catalogue, words: TopicWords, links: Links) => {
  const search = createSearch(entries, vocabulary)
  const measure = createFit(entries)

  const lookUp = (text: string) => {
    const asked = questionIn(text)
    const query = askedIn(asked, words) || asked
    const names = meanings(query, vocabulary)
    const meant = [
      query,
      measure.meant(query),
      ...[...names, ...meanings(asked, vocabulary)].map(({ text }) => text),
    ]
    // A heading may be the very question; but another name of something of ours asks for that, unless for what the word means.
    const isName = names.some((meaning) => meaning.isName) && !asksMeaning(asked, words)
    const results = (isName ? [query, asked] : [asked, query]).flatMap((said) =>
      search(said).slice(0, LOOKED_AT),
    )
    const found = results
      .filter(({ kind }) => !OTHERS_SPEAK.includes(kind))
      .map((entry) => ({ entry, fits: Math.max(...meant.map((said) => measure.fit(said, entry))) }))
      .filter(({ fits }) => fits >= NEAR)
    const best = found.find(({ entry, fits }) => fits >= SURE && entry.kind !== 'endpoint')?.entry
    const rest = found.map(({ entry }) => entry).filter((entry) => entry !== best)
    return { query, best, rest }
  }

  return (text: string): Answer => {
    const phone = phoneIn(text)
    const topic = topicOf(text, words)
    const leads = (topic && LEADS[topic])?.map((name) => links[name]) ?? []
    if (topic && topic !== 'price') return { topic, quote: null, sources: leads, phone }
    const { query, best, rest } = lookUp(text)
    // A price is told as it is today; only an answer to this very question says more.
    if (topic === 'price') {
      const answered = best?.kind === 'question' ? best : undefined
      return {
        topic,
        quote: answered ? quote(answered.text, query) : null,
        sources: [...(answered ? [sourceOf(answered)] : []), ...leads],
        phone,
      }
    }
    if (best) {
      const sources = sourcesOf([best, ...rest])
      return { topic: 'found', quote: quote(best.text, query), sources, phone }
    }
    const sources = sourcesOf(rest)
    return { topic: sources.length ? 'near' : 'nothing', quote: null, sources, phone }
  }
}
