import { createFit, keyOf, type Fit } from '@/features/pages/assistant/fit'
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
const NEAR = 0.5
/** The longer a question, the more of it is said in other words. */
const NEAR_IN_MANY = 0.33
const MANY_PARTS = 3
/** What is said in a call is no answer of ours. */
const OTHERS_SPEAK: readonly Kind[] = ['sample', 'video']
const LOOKED_AT = 6
const LOOKED_AT_LOOSELY = 24
/** What it counts beside how far an entry is about a question that its title is, and that search finds it first. */
const IN_TITLE = 0.25
const FOUND = 0.25
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

const pageOf = (href: string) => href.split('#')[0] ?? href

const NO_FIT: Fit = { whole: 0, title: 0, parts: 0 }

const isNear = ({ whole, parts }: Fit) => whole >= (parts >= MANY_PARTS ? NEAR_IN_MANY : NEAR)

const bestOf = (fits: readonly (Fit | undefined)[]) =>
  fits.reduce<Fit>((best, fit) => (fit && fit.whole > best.whole ? fit : best), NO_FIT)

/** One source of each page. */
const sourcesOf = (found: readonly Found[]) =>
  found
    .filter(({ href }, at) => found.findIndex((other) => pageOf(other.href) === pageOf(href)) === at)
    .slice(0, SOURCES)
    .map(sourceOf)

/** Answers messages from what search knows of the site, nothing else: by rule, with a passage and its page, or not at all. */
export const createAnswer = ({ entries, vocabulary }: Catalogue, words: TopicWords, links: Links) => {
  const answering = entries.filter(({ kind }) => !OTHERS_SPEAK.includes(kind))
  const search = createSearch(answering, vocabulary)
  const { measure, meant } = createFit(answering, words)

  const lookUp = (text: string) => {
    const asked = questionIn(text)
    const query = askedIn(asked, words) || asked
    const names = meanings(query, vocabulary)
    const ways = [
      ...new Set([query, meant(query), ...[...names, ...meanings(asked, vocabulary)].map((way) => way.text)]),
    ]
    const measured = ways.map(measure)
    const fit = (found: Found) => bestOf(measured.map((fits) => fits.get(keyOf(found))))
    // A heading may be the very question; but another name of something of ours asks for that, unless for what the word means.
    const isName = names.some((meaning) => meaning.isName) && !asksMeaning(asked, words)
    const strict = (isName ? [query, asked] : [asked, query]).flatMap((said) =>
      search(said).slice(0, LOOKED_AT),
    )
    const places = new Map(
      ways
        .flatMap((way) =>
          search(way, true)
            .slice(0, LOOKED_AT_LOOSELY)
            .map((found, at) => [keyOf(found), at] as const),
        )
        .toSorted(([, a], [, b]) => b - a),
    )
    const scoreOf = (found: Found) => {
      const { whole, title } = fit(found)
      return (
        whole +
        IN_TITLE * title +
        FOUND * (1 - (places.get(keyOf(found)) ?? LOOKED_AT_LOOSELY) / LOOKED_AT_LOOSELY)
      )
    }
    const loose = answering
      .filter((entry) => isNear(fit(entry)))
      .map((entry) => ({ entry, score: scoreOf(entry) }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ entry }) => entry)
    const isSure = (one: Found) => fit(one).whole >= SURE && one.kind !== 'endpoint'
    const best = strict.find(isSure) ?? loose.find(isSure)
    return { query, best, rest: loose.filter((one) => one !== best) }
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
