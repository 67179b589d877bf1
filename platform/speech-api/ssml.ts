import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { z } from 'zod'

/** A stretch of text at one pace; `pauseMs` is the silence after it, null where the voice decides. */
export type Stretch = { text: string; rate: number; pauseMs: number | null }

const PARAGRAPH_MS = 700
const SENTENCE_MS = 400
const LONGEST_BREAK_MS = 10_000
const MAX_DEPTH = 8
const STRENGTHS = new Map(
  Object.entries({ none: 0, 'x-weak': 100, weak: 200, medium: 400, strong: 700, 'x-strong': 1_000 }),
)
const RATES = new Map(
  Object.entries({ 'x-slow': 0.5, slow: 0.75, medium: 1, default: 1, fast: 1.25, 'x-fast': 1.75 }),
)
const ATTRIBUTES = ':@'
const TEXT = '#text'

const nodesSchema = z.array(z.record(z.string(), z.unknown()))
const attributesSchema = z.record(z.string(), z.string()).default({})

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
})

/** SSML that is no XML, or says more than we read. */
export class SsmlError extends Error {}

const breakMs = ({ time, strength = 'medium' }: Record<string, string>): number => {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s)$/.exec(time ?? '') ?? []
  const ms = time === undefined ? STRENGTHS.get(strength) : Number(amount) * (unit === 's' ? 1_000 : 1)
  if (ms === undefined || Number.isNaN(ms)) throw new SsmlError('break')
  return Math.min(ms, LONGEST_BREAK_MS)
}

const rateOf = ({ rate = '' }: Record<string, string>): number => {
  const percent = /^(\d{1,3})%$/.exec(rate)?.[1]
  const value = RATES.get(rate) ?? (percent === undefined ? Number.NaN : Number(percent) / 100)
  if (!(value >= 0.5 && value <= 2)) throw new SsmlError('prosody')
  return value
}

/**
 * The stretches of an SSML text: `speak`, `p`, `s`, `break` (`time` or `strength`), `prosody` (`rate`) and `sub` (`alias`).
 * Throws SsmlError on anything else.
 */
export const readSsml = (ssml: string): Stretch[] => {
  if (XMLValidator.validate(ssml) !== true || /<!/.test(ssml)) throw new SsmlError('not XML')
  const stretches: Stretch[] = []
  const pause = (ms: number) => {
    const last = stretches.at(-1)
    if (last) last.pauseMs = Math.max(last.pauseMs ?? 0, ms)
  }
  const say = (text: string, rate: number) => {
    const last = stretches.at(-1)
    if (last && last.pauseMs === null && last.rate === rate) last.text += text
    else if (text.trim()) stretches.push({ text, rate, pauseMs: null })
  }

  const walk = (input: unknown, rate: number, depth: number): void => {
    if (depth > MAX_DEPTH) throw new SsmlError('too deep')
    for (const node of nodesSchema.parse(input)) {
      const [name = ''] = Object.keys(node).filter((key) => key !== ATTRIBUTES)
      const attributes = attributesSchema.parse(node[ATTRIBUTES])
      const inside = node[name]
      if (name === TEXT) say(String(inside), rate)
      else if (name === 'break') pause(breakMs(attributes))
      else if (name === 'sub' && attributes['alias']) say(attributes['alias'], rate)
      else if (name === 'prosody') walk(inside, rateOf(attributes), depth + 1)
      else if (name === 'p' || name === 's') {
        walk(inside, rate, depth + 1)
        pause(name === 'p' ? PARAGRAPH_MS : SENTENCE_MS)
      } else throw new SsmlError(name)
    }
  }

  const [root, ...others] = nodesSchema.parse(parser.parse(ssml)).filter((node) => !('?xml' in node))
  if (!root || others.length > 0 || !('speak' in root)) throw new SsmlError('speak')
  walk(root['speak'], 1, 0)
  return stretches.map((stretch) => ({ ...stretch, text: stretch.text.replace(/\s+/gu, ' ').trim() }))
}
