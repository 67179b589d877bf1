import type { Locale } from '../../lib/contract/enums.ts'
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
  { lists, reads }: { lists: readonly EntityList[]; reads: readonly OwnReading[] },
): Reader => {
  const findListed = listFinder(lists)
  return (input, language, now) => {
    const normalized = normalize(input, lexicon, language)
    const { text, restored } = normalized
    const reading = { text, restored }
    const entities = withoutOverlaps([
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
