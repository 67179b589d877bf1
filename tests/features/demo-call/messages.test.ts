import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Ending } from '@/features/demo-call/call/call-machine'
import { OUTCOMES } from '@/features/demo-call/result/outcomes'
import { loadDemoCallMessages } from '@/features/demo-call/messages'
import { CALL_RESULTS } from '@/lib/contract/enums'
import { ERROR_CODES } from '@/lib/contract/error-codes'
import { LOCALES } from '@/lib/i18n/config'

const ENDINGS: readonly Ending[] = [...CALL_RESULTS, 'HUNG_UP', 'NOT_REACHABLE']
const PROBLEMS = [...ERROR_CODES, 'NETWORK'] as const

type Results = Record<'callcampaign' | 'pricing', (lang: string) => string[]>

const resultsOf = (lang: string, page: string) =>
  JSON.parse(readFileSync(`locales/${lang}/pages/aicall/${page}.json`, 'utf8')).results

type Named = { label?: string; title?: string }
const names = (rows: Named[]) => rows.map(({ label, title }) => label ?? title ?? '')

const namedIn: Results = {
  callcampaign: (lang) => {
    const { billed, free } = resultsOf(lang, 'callcampaign')
    return names([...billed.items, ...free.items])
  },
  pricing: (lang) => names(resultsOf(lang, 'pricing').rows),
}

describe.each(LOCALES)('%s', (lang) => {
  test('every ending has a label, a title, one cause and one next action; every refusal its three', async () => {
    const messages = await loadDemoCallMessages(lang)
    for (const result of ENDINGS) {
      const { label, title, cause, action } = messages.results[result]
      for (const text of [label, title, cause, action]) expect(text.trim()).not.toBe('')
      expect(action).toMatch(/\.$/)
    }
    for (const code of PROBLEMS) {
      const { title, text, action } = messages.errors.problems[code]
      for (const said of [title, text, action]) expect(said.trim()).not.toBe('')
      // A link or a button is named by a verb, a thing to do by a sentence.
      const isControl = ['contact', 'number'].includes(OUTCOMES[code].next)
      if (!isControl) expect(action).toMatch(/\.$/)
    }
  })

  test('whichever list a number is on, before dialling or after, it reads the same', async () => {
    const { results, errors } = await loadDemoCallMessages(lang)
    expect(results.DO_NOT_CALL).toEqual(results.BLACKLIST_SYSTEM)
    const { title, text, action } = errors.problems.CALL_NOT_ALLOWED
    expect({ title, cause: text, action }).toEqual({
      title: results.DO_NOT_CALL.title,
      cause: results.DO_NOT_CALL.cause,
      action: results.DO_NOT_CALL.action,
    })
    for (const outcome of ['BLACKLIST_SYSTEM', 'CALL_NOT_ALLOWED'] as const)
      expect(OUTCOMES[outcome]).toEqual(OUTCOMES.DO_NOT_CALL)
  })

  test('only what names an hour has a place for it', async () => {
    const { problems } = (await loadDemoCallMessages(lang)).errors
    const named = PROBLEMS.filter((code) => problems[code].text.includes('{time}'))
    expect(named.toSorted()).toEqual(['DAILY_LIMIT_REACHED', 'OUTSIDE_CALLING_HOURS'])
  })

  // A business sees which of the two lists a number of its own campaign is on; a visitor here never does.
  const SHARED = CALL_RESULTS.filter((result) => result !== 'DO_NOT_CALL' && result !== 'BLACKLIST_SYSTEM')

  test.each(['callcampaign', 'pricing'] as const)(
    'the page %s calls the results by the same names',
    async (page) => {
      const { results } = await loadDemoCallMessages(lang)
      const labels = namedIn[page](lang)
      for (const result of SHARED) expect(labels).toContain(results[result].label)
    },
  )
})

test('the call is heard in the page wherever it was not heard on the phone', () => {
  for (const result of ENDINGS) expect(OUTCOMES[result].offersHandset).toBe(result !== 'ANSWER')
  const without = PROBLEMS.filter((code) => !OUTCOMES[code].offersHandset)
  expect(without).toEqual(['VALIDATION', 'PAYLOAD_TOO_LARGE'])
})
