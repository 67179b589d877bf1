import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quickstartCode, socketCode } from '@/features/docs/quickstart-code'
import {
  bookCall,
  numberEnding,
  startHarness,
  START_MS,
  visitorOf,
  type Harness,
} from '../../platform/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

const run = (code: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code])
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('close', (status) => (status === 0 ? resolve(output) : reject(new Error(errors))))
  })

test('the quickstart program makes a whole call', async () => {
  const scenario = { campaignId: 'appointment-reminder', name: 'Thảo', honorific: 'Chị' }
  const output = await run(
    quickstartCode({ apiUrl: `${harness.url}/api/v1`, phone: numberEnding('01'), ...scenario }),
  )
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['1 CREATING', '2 CALLING', '3 DONE BUSY'])
}, 60_000)

test('the socket program follows a booked call to its end', async () => {
  const visitor = visitorOf(harness)
  const { call_id, ticket } = await bookCall(visitor, numberEnding('02'))
  const known = `const callId = '${call_id}'; const ticket = '${ticket}';\n`
  const code = socketCode(harness.url).replace(
    'withCredentials: true,',
    `extraHeaders: { cookie: '${visitor.cookie}' },`,
  )
  expect(await run(known + code)).toMatch(/^1 undefined\nCREATING\s*\nCALLING\s*\nDONE NO_ANSWER\n$/)
}, 60_000)
