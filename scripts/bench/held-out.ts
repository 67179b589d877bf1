import { readFileSync } from 'node:fs'
import type { BotId, Locale } from '../../lib/contract/enums.ts'

/** A message that no bot has learned from, with what it means and the facts in it as `type=value`. */
export type HeldOut = { intent: string; language: Locale; text: string; entities: string[] }

/** The held-out messages are written as of this moment, a Monday. */
export const HELD_OUT_NOW = Date.parse('2026-11-23T09:00:00+07:00')

/** `plain` ones have their facts noted; `casual` ones are typed as in a hurry, and were written without a look at what bots learn from. */
export type HeldOutSet = 'plain' | 'casual'

/** The held-out messages of a bot. */
export const readHeldOut = (bot: BotId, set: HeldOutSet = 'plain'): HeldOut[] =>
  readFileSync(
    new URL(`../../tests/platform/held-out/${set === 'plain' ? '' : `${set}-`}${bot}.txt`, import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n')
    .map((line) => {
      const [intent = '', language, text = '', facts = ''] = line.split('|')
      return {
        intent,
        language: language === 'en' ? 'en' : 'vi',
        text,
        entities: facts === '' ? [] : facts.split(/ (?=[a-z_0-9]+=)/),
      }
    })
