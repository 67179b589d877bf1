import { describe, expect, test } from 'vitest'
import { TTS_MAX_CHARACTERS } from '@/lib/contract/enums'
import { LIMITS, TEST_NUMBERS } from '@/features/docs/facts'
import { simulatedPlan } from '../../../platform/calls/simulated-plan.ts'
import { readEnv } from '../../../platform/env.ts'

test('the documented limits are the defaults of the platform', () => {
  const env = readEnv({})
  expect(LIMITS).toMatchObject({
    visitorDaily: env.VISITOR_DAILY_LIMIT,
    numberDaily: env.NUMBER_DAILY_LIMIT,
    addressDaily: env.ADDRESS_DAILY_LIMIT,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    demoDaily: env.TTS_DAILY_LIMIT,
    freeCharacters: env.API_FREE_CHARACTERS,
    testCharacters: env.API_TEST_CHARACTERS,
    freeCalls: env.API_FREE_CALLS,
    testCalls: env.API_TEST_CALLS,
    demoCharacters: TTS_MAX_CHARACTERS,
  })
})

describe.each(Object.entries(TEST_NUMBERS))('a number that ends with %s', (ending, result) => {
  test(`ends as ${result ?? 'silence'}`, () => {
    const spoken = { durationMs: 2_000, lines: [], file: null }
    const last = simulatedPlan(`+84912345${ending}`, 0, spoken).steps.at(-1)?.event
    expect(last?.type === 'ended' ? last.result : null).toBe(result)
  })
})
