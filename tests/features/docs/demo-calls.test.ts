import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servedRoutes } from '@/features/docs/open-api'
import { simulatedPlan } from '../../../platform/calls/simulated-plan.ts'
import { readEnv } from '../../../platform/env.ts'
import {
  bookCall,
  numberEnding,
  startHarness,
  START_MS,
  visitorOf,
  type Harness,
} from '../../platform/harness.ts'

const manual = readFileSync('docs/demo-calls.md', 'utf8')
const numbers = readFileSync('docs/test-numbers.md', 'utf8')
const [program = '', socketProgram = ''] = [...manual.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code)

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

const run = (code: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const own = code.replaceAll('http://localhost:3000', harness.url)
    const child = spawn(process.execPath, ['--input-type=module', '-e', own])
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('close', (status) => (status === 0 ? resolve(output) : reject(new Error(errors))))
  })

test('the program makes a whole call', async () => {
  const lines = (await run(program)).trim().split('\n')
  expect(lines.map((line) => line.trim())).toEqual(['1 CREATING', '2 CALLING', '3 DONE BUSY'])
}, 60_000)

test('the socket program follows a booked call to its end', async () => {
  const visitor = visitorOf(harness)
  const { call_id, ticket } = await bookCall(visitor, numberEnding('02'))
  const known = `const callId = '${call_id}'; const ticket = '${ticket}';\n`
  const code = socketProgram.replace(
    'withCredentials: true,',
    `extraHeaders: { cookie: '${visitor.cookie}' },`,
  )
  expect(await run(known + code)).toMatch(/^1 undefined\nCREATING\s*\nCALLING\s*\nDONE NO_ANSWER\n$/)
}, 60_000)

test('its requests are those the platform serves for demo calls', () => {
  const told = [...manual.matchAll(/^\| `((?:GET|POST) \S+)` \|/gm)].map(([, route]) => route)
  const own = /\/(?:demo-calls|sample-calls|captcha)\b(?!\/voice-otp\/(?:script|listening-test))/
  expect(told.toSorted()).toEqual(
    servedRoutes()
      .filter((route) => own.test(route))
      .toSorted(),
  )
})

test('its limits are the defaults of the platform', () => {
  const env = new Map(Object.entries(readEnv({})))
  const limits = [...manual.matchAll(/\| (\d+) \| `([A-Z_]+)` \|/g)]
  expect(limits.length).toBeGreaterThan(3)
  for (const [, value, name = ''] of limits) expect(env.get(name), name).toBe(Number(value))
})

describe('a number of the list', () => {
  const rows = [...numbers.matchAll(/^\| `(\d\d)` \| `?(\w+)`? \|/gm)]

  test('is one of nine', () => expect(rows).toHaveLength(9))

  test.each(rows.map(([, ending = '', result = '']) => [ending, result]))(
    'that ends with %s ends as %s',
    (ending, result) => {
      const spoken = { durationMs: 2_000, lines: [], file: null }
      const last = simulatedPlan(`+84912345${ending}`, 0, spoken).steps.at(-1)?.event
      expect(last?.type === 'ended' ? last.result : 'none').toBe(result)
    },
  )
})
