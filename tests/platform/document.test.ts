import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { failureSchema } from '../../lib/contract/envelope.ts'
import { parsePhone } from '../../lib/domain/phone.ts'
import { startHarness, START_MS, type Harness } from './harness.ts'

const operationSchema = z.looseObject({
  summary: z.string().min(3),
  tags: z.array(z.string()).length(1),
  responses: z.record(z.string(), z.unknown()),
})
const documentSchema = z.looseObject({
  servers: z.array(z.object({ url: z.string(), description: z.string() })).min(1),
  tags: z.array(z.object({ name: z.string(), description: z.string().min(3) })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})

let harness: Harness
let document: z.infer<typeof documentSchema>
beforeAll(async () => {
  harness = await startHarness({ env: { REQUESTS_PER_MINUTE: '10000' } })
  document = documentSchema.parse(await (await fetch(`${harness.url}/openapi.json`)).json())
}, START_MS)
afterAll(() => harness.stop())

const operations = () => Object.values(document.paths).flatMap((item) => Object.values(item))

const bodySchema = z.object({
  content: z.object({ 'application/json': z.object({ schema: z.looseObject({}) }) }),
})
const phoneSchema = z.object({ properties: z.object({ phoneNumber: z.object({ pattern: z.string() }) }) })

/** The schema of what is sent to a path. */
const bodyOf = (path: string) =>
  bodySchema.parse(document.paths[path]?.['post']?.['requestBody']).content['application/json'].schema

describe('the document', () => {
  it('says of every operation what it is for and how it may fail', () => {
    const described = document.tags.map(({ name }) => name)
    expect(new Set(operations().flatMap(({ tags }) => tags))).toEqual(new Set(described))
    for (const { responses, summary } of operations())
      expect(Object.keys(responses), summary).toEqual(expect.arrayContaining(['200', '4XX', '5XX']))
  })

  it('knows every method: any other gets 405 and the list of those', async () => {
    for (const [path, item] of Object.entries(document.paths)) {
      const declared = Object.keys(item).map((method) => method.toUpperCase())
      const allowed = declared.includes('GET') ? [...declared, 'HEAD'] : declared
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'].filter(
        (name) => !declared.includes(name),
      )) {
        const address = harness.url + path.replace(/\{[^}]*\}/g, '00000000-0000-4000-8000-000000000000')
        const response = await fetch(address, { method })
        expect(response.status, `${method} ${path}`).toBe(405)
        expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(allowed.toSorted())
        failureSchema.parse(await response.json())
      }
    }
  })

  it('has the patterns and choices that requests are checked by', () => {
    const { pattern } = phoneSchema.parse(bodyOf('/api/v1/contacts')).properties.phoneNumber
    for (const number of ['0912345678', '+84912345678', '0522000000']) {
      expect(new RegExp(pattern).test(number)).toBe(true)
      expect(parsePhone(number).ok).toBe(true)
    }
    for (const number of ['0212345678', '19001234', '']) expect(new RegExp(pattern).test(number)).toBe(false)
    const calls = JSON.stringify(bodyOf('/api/v1/demo-calls/auto-call'))
    expect(calls).toContain('"payment-reminder"')
    expect(calls).toContain('"Quý khách"')
    expect(JSON.stringify(bodyOf('/api/v1/handset/speech'))).toContain('"otpCode"')
  })
})
