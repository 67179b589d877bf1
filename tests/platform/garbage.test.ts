import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureSchema } from '../../lib/contract/envelope.ts'
import { applicationBody, contactBody, presign, QUICK_FORMS, rightsBody } from './forms.ts'
import { solveCaptcha, startHarness, START_MS, visitorOf, type Harness } from './harness.ts'

let harness: Harness
const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
beforeAll(async () => {
  process.on('unhandledRejection', note)
  harness = await startHarness({ env: QUICK_FORMS })
}, START_MS)
afterAll(async () => {
  await harness.stop()
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

const BODIES = {
  '/contacts': contactBody,
  '/jobs/apply': applicationBody('https://files.example/a.pdf'),
  '/data-rights': rightsBody,
}
const ROUTES = {
  '/contacts': 'contacts',
  '/jobs/apply': 'jobs-apply',
  '/data-rights': 'data-rights',
} as const

const strange = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 3_000 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '%00',
    "'; drop table submissions; --",
    '{{7*7}}',
    'a'.repeat(9_000),
    '🙂'.repeat(50),
  ),
)

const check = async (response: Response) => {
  expect(response.status).toBeLessThan(500)
  // A line too long for HTTP itself is answered below the platform.
  if (response.status === 200 || response.status === 431) await response.arrayBuffer()
  else failureSchema.parse(await response.json())
}

describe.each(Object.keys(BODIES) as (keyof typeof BODIES)[])('%s', (path) => {
  it('answers 200 bodies of anything', async () => {
    const visitor = visitorOf(harness)
    const raw = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', 'null', '{"consent":null}'),
    )
    const post = async (body: string) => check(await visitor.send(path, { method: 'POST', body }))
    await fc.assert(fc.asyncProperty(raw, post), { numRuns: 200 })
  })

  it('answers 200 bodies with one or two strange fields and a good captcha', async () => {
    const visitor = visitorOf(harness)
    const names = [...Object.keys(BODIES[path]), 'formStart', 'website', 'recaptcha', '__proto__', 'more']
    const change = fc.dictionary(fc.constantFrom(...names), strange, { minKeys: 1, maxKeys: 2 })
    const post = async (changed: object) => {
      const recaptcha = await solveCaptcha(visitor, ROUTES[path])
      const body = { ...BODIES[path], recaptcha, ...changed }
      await check(await visitor.send(path, { method: 'POST', body }))
    }
    await fc.assert(fc.asyncProperty(change, post), { numRuns: 200 })
  })
})

it('answers 200 strange questions for an address', async () => {
  const query = fc.record({ extension: strange, suffix: strange, size: strange }, { requiredKeys: [] })
  const ask = async (given: Record<string, unknown>) => {
    // Objects as JSON: a strange one may not even know how to become a string.
    const pairs = Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    await check(await visitorOf(harness).send(`/presigned-url-for-uploading?${new URLSearchParams(pairs)}`))
  }
  await fc.assert(fc.asyncProperty(query, ask), { numRuns: 200 })
})

it('answers 200 files of anything', async () => {
  const file = fc.tuple(
    fc.constantFrom('pdf' as const, 'doc' as const, 'docx' as const),
    fc.uint8Array({ maxLength: 4_000 }),
  )
  const put = async ([extension, bytes]: ['pdf' | 'doc' | 'docx', Uint8Array]) => {
    const body = new Uint8Array(
      Buffer.concat([extension === 'pdf' ? Buffer.from('%PDF-') : Buffer.from('PK\x03\x04'), bytes]),
    )
    await check(await fetch(await presign(harness, extension, body.length), { method: 'PUT', body }))
  }
  await fc.assert(fc.asyncProperty(file, put), { numRuns: 200 })
})
