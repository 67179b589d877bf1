import { fold, lower, wordsOf } from '@/lib/domain/dialog/text'

/** What is answered by rule and not from a page, in the order in which it is looked for. */
export const TOPICS = [
  'abuse',
  'person',
  'program',
  'call',
  'hours',
  'reach',
  'price',
  'thanks',
  'greeting',
] as const
export type Topic = (typeof TOPICS)[number]

/**
 * Of one language: phrases by topic, those that only look like one (`aside`), words that ask nothing, at the end of a question alone (`endings`),
 * what asks for the meaning of a word (`defining`), and what short forms stand for.
 */
export type TopicWords = Readonly<
  Record<Topic | 'aside' | 'fillers' | 'endings' | 'defining', readonly string[]>
> & {
  short: Readonly<Record<string, string>>
  /** Groups of phrases that mean the same where somebody asks for them. */
  alike: readonly (readonly string[])[]
  /** Endings that words of the language have without meaning something else, the longest first. */
  suffixes: readonly string[]
}

/** Courtesy: a topic only where nothing else is said. */
const SMALL_TALK: readonly Topic[] = ['thanks', 'greeting']
const PHONE = /(?:\+?84|0)(?:[ .-]?\d){8,10}(?!\d)/

const split = (text: string) => wordsOf(lower(text.normalize('NFC'))).map((word) => word.text)

/** The words of a message, in small letters and in full. */
export const saidIn = (text: string, { short }: Pick<TopicWords, 'short'>): string[] =>
  split(text).flatMap((word) => (Object.hasOwn(short, word) ? split(short[word] ?? '') : [word]))

// Marks may be missing from several words together; one syllable without its marks is another word.
const isAt = (said: readonly string[], from: number, wanted: readonly string[], isExact: boolean) =>
  wanted.every((word, at) => {
    const heard = said[from + at]
    return heard === word || (!isExact && wanted.length > 1 && heard === fold(word))
  })

const placeOf = (said: readonly string[], wanted: readonly string[], isExact = false) =>
  said.findIndex((_, from) => isAt(said, from, wanted, isExact))

/** What is left of a message without these phrases, the longest taken out first. */
export const without = (said: readonly string[], phrases: readonly string[]): string[] => {
  const rest = [...said]
  for (const wanted of phrases.map(split).toSorted((a, b) => b.length - a.length))
    for (let at = placeOf(rest, wanted); at >= 0; at = placeOf(rest, wanted)) rest.splice(at, wanted.length)
  return rest
}

/** What a message asks about, in words to look for. */
export const askedIn = (text: string, words: TopicWords): string => {
  const said = without(saidIn(text, words), words.fillers)
  const last = said.at(-1)
  return (last && said.length > 1 && words.endings.includes(last) ? said.slice(0, -1) : said).join(' ')
}

/** Whether a message asks what a word means. */
export const asksMeaning = (text: string, words: TopicWords): boolean => {
  const said = saidIn(text, words)
  return words.defining.some((phrase) => placeOf(said, split(phrase)) >= 0)
}

/** The topic of a message; null where it has to be looked up. A number alone asks for a call. */
export const topicOf = (text: string, words: TopicWords): Topic | null => {
  const said = without(saidIn(text, words), words.aside)
  const found = TOPICS.filter((topic) => !SMALL_TALK.includes(topic)).find((topic) =>
    // Without marks, half of the swear words are something else.
    words[topic].some((phrase) => placeOf(said, split(phrase), topic === 'abuse') >= 0),
  )
  if (found) return found
  if (phoneIn(text) && text.replace(PHONE, '').trim() === '') return 'call'
  const courtesy = [...words.fillers, ...words.thanks, ...words.greeting]
  if (without(said, courtesy).length > 0) return null
  return SMALL_TALK.find((topic) => without(said, words[topic]).length < said.length) ?? null
}

/** A telephone number as it stands in a message; null for none. */
export const phoneIn = (text: string): string | null => PHONE.exec(text)?.[0] ?? null
