import { READING_PRESETS, type ReadingOptions } from './options.ts'
import type { Found, Piece, ReadContext, Rule } from './piece.ts'
import { addresses } from './rules/addresses.ts'
import { codes, digitGroups, roads, statutes } from './rules/codes.ts'
import { date, fraction } from './rules/dates.ts'
import { periods } from './rules/periods.ts'
import { phones } from './rules/phones.ts'
import { quantities } from './rules/quantities.ts'
import { numberRange, spans } from './rules/ranges.ts'
import { roman } from './rules/roman.ts'
import { symbols } from './rules/symbols.ts'
import { time } from './rules/times.ts'
import { acronym, shortForm, words } from './rules/words.ts'

// The more a rule wants to see, the earlier it is asked.
const RULES: readonly Rule[] = [
  ...addresses,
  ...phones,
  statutes,
  ...spans,
  ...periods,
  date,
  digitGroups,
  numberRange,
  time,
  fraction,
  ...quantities,
  shortForm,
  acronym,
  roman,
  roads,
  ...codes,
  ...words,
]

const LOOK_BACK = 48
const isPartOfWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

const firstFound = (rules: readonly Rule[], context: ReadContext): Found | null => {
  for (const rule of rules) {
    const found = rule(context)
    if (found && found.length > 0) return found
  }
  return null
}

const contextAt = (text: string, at: number, options: ReadingOptions): ReadContext => ({
  text,
  at,
  before: text.slice(Math.max(0, at - LOOK_BACK), at).toLowerCase(),
  options,
})

const readAt = (text: string, at: number, options: ReadingOptions): Found | null => {
  const context = contextAt(text, at, options)
  const isStart = !isPartOfWord(text[at - 1])
  return (isStart ? firstFound(RULES, context) : null) ?? firstFound(symbols, context)
}

/**
 * Takes a Vietnamese text apart into what is read as written and what a rule reads otherwise.
 * The written parts joined are the text (in NFC); the spoken parts joined are what a voice says.
 */
export const readPieces = (input: string, options: ReadingOptions = READING_PRESETS.north): Piece[] => {
  const text = input.normalize('NFC')
  const pieces: Piece[] = []
  let plain = ''
  const closePlain = () => {
    if (plain) pieces.push({ written: plain, spoken: plain, kind: null })
    plain = ''
  }
  for (let at = 0; at < text.length;) {
    const found = readAt(text, at, options)
    if (!found) {
      plain += text[at] ?? ''
      at += 1
      continue
    }
    closePlain()
    pieces.push({ written: text.slice(at, at + found.length), spoken: found.spoken, kind: found.kind })
    at += found.length
  }
  closePlain()
  return pieces
}

/** So many rules at once keep nobody waiting. */
const TURN = 4

/**
 * Tries every rule on each word of a text, with a rest after a few: a pattern is made ready where it is first met, and all of them
 * together would hold up a press.
 */
export const warmUp = async (text: string, rest: () => Promise<void>): Promise<void> => {
  const starts = [...text.matchAll(/\S+/gu)].map(({ index }) => index)
  for (const [count, rule] of [...RULES, ...symbols].entries()) {
    if (count % TURN === 0) await rest()
    for (const at of starts) rule(contextAt(text, at, READING_PRESETS.north))
  }
}

/** Joins what is said, with a space where two words would run into one: “3lần” is “ba lần”. */
export const joinSpoken = (left: string, right: string): string =>
  isPartOfWord(left.at(-1)) && isPartOfWord(right[0]) ? `${left} ${right}` : left + right

/** What a voice says for a Vietnamese text, as one line of words and pauses. */
export const spokenText = (text: string, options?: ReadingOptions): string =>
  readPieces(text, options)
    .reduce((line, { spoken }) => joinSpoken(line, spoken), '')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,.;:!?…])/gu, '')
    .trim()
