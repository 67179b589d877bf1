import type { Locale } from '../../lib/contract/enums.ts'
import { lower } from '../../lib/domain/dialog/text.ts'
import { findCards, findOrderCodes, findPhones } from './entities/codes.ts'
import { findDates } from './entities/dates.ts'
import { withoutOverlaps, type Entity, type Reading } from './entities/entity.ts'
import { listFinder, type EntityList } from './entities/lists.ts'
import { findMoney } from './entities/money.ts'
import { findNames } from './entities/names.ts'
import { findTimes } from './entities/times.ts'
import { normalize, type Lexicon, type Normalized } from './normalize.ts'

/** What a bot reads beside its lists and what every bot reads. */
export const OWN_READINGS = ['order_code', 'cards'] as const
export type OwnReading = (typeof OWN_READINGS)[number]

const OWN: Record<OwnReading, (reading: Reading) => Entity[]> = {
  order_code: findOrderCodes,
  cards: findCards,
}

/** A message as it is read: normalised, with its facts. */
export type ReadMessage = Normalized & { entities: Entity[] }

export type Reader = (text: string, language: Locale, now: number) => ReadMessage

/** Reads messages for a bot with these lists; `language` is the likely one, `now` (ms) what days are relative to. */
export const createReader = (
  lexicon: Lexicon,
  {
    lists,
    reads,
    urgent,
  }: { lists: readonly EntityList[]; reads: readonly OwnReading[]; urgent: readonly string[] },
): Reader => {
  const findListed = listFinder(lists)
  const findUrgent = listFinder(lists.filter(({ type }) => urgent.includes(type)))
  return (input, language, now) => {
    const normalized = normalize(input, lexicon, language)
    const { text, restored } = normalized
    const reading = { text, restored }
    // A slip in putting diacritics back must not hide what is urgent: it is looked for as it was typed, too.
    const typed = normalized.tokens.map((token) => ({ ...token, normalized: lower(token.text) }))
    const entities = withoutOverlaps([
      ...findUrgent(normalized.tokens),
      ...findUrgent(typed),
      ...reads.flatMap((name) => OWN[name](reading)),
      ...findPhones(reading),
      ...findMoney(reading),
      ...findDates(reading, now),
      ...findTimes(reading),
      ...findListed(normalized.tokens),
      ...findNames(reading),
    ])
    return { ...normalized, entities }
  }
}
