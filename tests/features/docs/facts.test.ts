import { expect, test } from 'vitest'
import { TTS_MAX_CHARACTERS } from '@/lib/contract/enums'
import { LIMITS } from '@/features/docs/facts'
import { readEnv } from '../../../platform/env.ts'

test('the documented limits are the defaults of the platform', () => {
  const env = readEnv({})
  expect(LIMITS).toMatchObject({
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    demoDaily: env.TTS_DAILY_LIMIT,
    freeCharacters: env.API_FREE_CHARACTERS,
    testCharacters: env.API_TEST_CHARACTERS,
    freeCalls: env.API_FREE_CALLS,
    testCalls: env.API_TEST_CALLS,
    demoCharacters: TTS_MAX_CHARACTERS,
  })
})
