import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newRequestId, REQUEST_ID_HEADER } from '../../lib/domain/request-id.ts'
import { calls, submissions } from '../../platform/db/schema.ts'
import { contactBody, eventually, postForm } from './forms.ts'
import { collectLog } from './log.ts'
import { numberEnding, postCall, startHarness, START_MS, visitorOf, type Harness } from './harness.ts'

const log = collectLog()
let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ env: { LOG_LEVEL: 'debug' }, logTo: log.stream })
}, START_MS)
afterAll(() => harness.stop())

const send = (id: string) =>
  visitorOf(harness).send('/demo-calls/auto-call/calls-left', { headers: { [REQUEST_ID_HEADER]: id } })

it('a request is named by its browser, in the answer and in the log, down to its queries', async () => {
  const id = newRequestId()
  const response = await send(id)
  expect(response.headers.get(REQUEST_ID_HEADER)).toBe(id)
  const lines = () =>
    log
      .text()
      .split('\n')
      .filter((line) => line.includes(`"reqId":"${id}"`))
  await eventually(() => lines().some((line) => line.includes('from \\"calls\\"')))
  expect(lines().some((line) => line.includes('/calls-left'))).toBe(true)
})

it('a row says which request it came with', async () => {
  const { db } = harness.context.database
  const headers = { [REQUEST_ID_HEADER]: newRequestId() }
  expect((await postCall(visitorOf(harness), numberEnding('78'), { headers })).ok).toBe(true)
  expect((await postForm(visitorOf(harness), '/contacts', contactBody, headers)).ok).toBe(true)
  for (const table of [calls, submissions])
    expect(await db.select().from(table).where(eq(table.requestId, headers[REQUEST_ID_HEADER]))).toHaveLength(
      1,
    )
})

it.each(['', 'short', 'with spaces in it', '<script>alert(1)</script>', 'x'.repeat(65)])(
  'what could not stand in a log is no id: %j',
  async (given) => {
    const answered = (await send(given)).headers.get(REQUEST_ID_HEADER) ?? ''
    expect(answered).toMatch(/^[0-9a-f]{32}$/)
    expect(answered).not.toBe(given)
  },
)
