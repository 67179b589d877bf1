import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { READING_PRESETS } from '../../../../lib/domain/reading/options.ts'
import { spokenText } from '../../../../lib/domain/reading/read.ts'

const { north, south } = READING_PRESETS

/** What /aivoice says is read, and the taste it is read in; what stands there as large as a heading is read by the engine itself. */
const SHOWN = [
  ['3,5', north],
  ['2.305', south],
  ['3/4', north],
  ['08:30–17:30', north],
  ['tháng 4', north],
  ['1,5 tỷ', north],
  ['1,5 tỷ', { ...north, half: 'rưỡi' }],
  ['BHYT', north],
] as const

const read = (path: string): unknown => JSON.parse(readFileSync(`locales/${path}.json`, 'utf8'))
const promises = z.object({ reading: z.object({ items: z.array(z.object({ text: z.string() })) }) })
const scripted = z.object({
  script: z.object({ lines: z.array(z.object({ by: z.string(), text: z.string() })) }),
})

test.each(['vi', 'en'])('the page of the studio in %s quotes what the engine says', (lang) => {
  const { reading } = promises.parse(read(`${lang}/pages/aivoice`))
  const words = reading.items.map(({ text }) => text).join(' ')
  for (const [written, options] of SHOWN) expect(words).toContain(`“${spokenText(written, options)}”`)
})

test('the newsroom’s sentences are read as its page says', () => {
  const { lines } = scripted.parse(read('vi/pages/case-studies/audio-articles')).script
  const [written, spoken] = ['customer', 'agent'].map((side) =>
    lines.filter(({ by }) => by === side).map(({ text }) => text),
  )
  expect(written?.map((text) => spokenText(text))).toEqual(spoken)
})
