import { eq } from 'drizzle-orm'
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '../../platform/db/schema.ts'
import { eventually } from './forms.ts'
import { bookCall, numberEnding, startHarness, START_MS, visitorOf, type Harness } from './harness.ts'

const DAY_MS = 24 * 3_600_000

let harness: Harness
let ahead = 0
beforeAll(async () => {
  // The ages of files in a folder can be set.
  harness = await startHarness({ clock: () => Date.now() + ahead, env: { S3_BUCKET: '' } })
}, START_MS)
afterAll(() => harness.stop())

const rowOf = async (id: string) =>
  (await harness.context.database.db.select().from(calls).where(eq(calls.id, id)))[0]

it('a start forgets the number of a call never made after an hour, and the call after thirty days', async () => {
  const { call_id: id } = await bookCall(visitorOf(harness), numberEnding('78'))
  expect((await rowOf(id))?.phoneSealed).toBeTruthy()
  ahead = 2 * 3_600_000
  await harness.restart()
  await eventually(async () => (await rowOf(id))?.phoneSealed === null)
  ahead = 29 * DAY_MS
  await harness.restart()
  await harness.restart()
  expect(await rowOf(id)).toBeDefined()
  ahead = 31 * DAY_MS
  await harness.restart()
  await eventually(async () => (await rowOf(id)) === undefined)
  ahead = 0
}, 60_000)

it('recordings go after seven days, what the handset and the try-out said after one; a file that cannot go holds up no other', async () => {
  const fileAt = (folder: string, name: string, days: number, make: (path: string) => void) => {
    const path = join(harness.context.env.DATA_DIR, folder, name)
    mkdirSync(join(path, '..'), { recursive: true })
    make(path)
    const at = new Date(Date.now() - days * DAY_MS)
    utimesSync(path, at, at)
    return path
  }
  const file = (path: string) => writeFileSync(path, 'x')
  const folder = (path: string) => mkdirSync(path)
  const stuck = ['0.mp3', 'm.mp3'].map((name) => fileAt('recordings', name, 8, folder))
  const kept = [
    fileAt('recordings', 'b.mp3', 6, file),
    fileAt('tts', 'b.mp3', 0.5, file),
    fileAt('handset', 'b.mp3', 0.5, file),
  ]
  const gone = [
    ...['1.mp3', 'n.mp3', 'z.mp3'].map((name) => fileAt('recordings', name, 8, file)),
    fileAt('tts', 'a.mp3', 2, file),
    fileAt('handset', 'a.mp3', 2, file),
  ]
  await harness.restart()
  await eventually(() => gone.every((path) => !existsSync(path)))
  expect([...stuck, ...kept].every((path) => existsSync(path))).toBe(true)
}, 60_000)
