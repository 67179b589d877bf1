import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHandsetSpeaker, HANDSET } from '../../platform/calls/handset-speaker.ts'
import { SpeechQueue } from '../../platform/speech/speech-queue.ts'
import { openFolder } from '../../platform/storage/folder.ts'

let folder = ''
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'handset-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const said = { mp3: new Uint8Array([1, 2, 3]), durationMs: 1_000, words: [] }
const words = { text: 'Xin chào', voice: 'thu-lam', rate: 1 }

it('asked twice at once, it speaks once; asked later, it reads what it kept', async () => {
  const synthesize = vi.fn(async () => said)
  const speaker = createHandsetSpeaker(openFolder(folder), { synthesize })
  const both = await Promise.all([speaker.speak('a', words), speaker.speak('a', words)])
  expect(both).toEqual([
    { duration_ms: 1_000, words: [] },
    { duration_ms: 1_000, words: [] },
  ])
  expect(await speaker.find('a')).toEqual({ duration_ms: 1_000, words: [] })
  expect(synthesize).toHaveBeenCalledTimes(1)
})

it('gives up on an engine that fails, is late, or has too much to say', async () => {
  const failing = createHandsetSpeaker(openFolder(folder), {
    synthesize: () => Promise.reject(new Error('no voice')),
  })
  expect(await failing.speak('a', words)).toBeNull()
  expect(await failing.find('a')).toBeNull()
  const synthesize = vi.fn(() => new Promise<never>(() => undefined))
  const late = createHandsetSpeaker(openFolder(folder), {
    synthesize,
    queue: new SpeechQueue({ concurrency: 6 }),
    timeoutMs: 20,
  })
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(await Promise.all(ids.map((id) => late.speak(id, words)))).toEqual(ids.map(() => null))
  expect(synthesize).toHaveBeenCalledTimes(4)
})

it('keeps a bounded number of files, the newest', async () => {
  const speaker = createHandsetSpeaker(openFolder(folder), { synthesize: async () => said, maxFiles: 10 })
  for (let i = 0; i < 14; i += 1) await speaker.speak(`n${i}`, words)
  const sounds = (await readdir(join(folder, HANDSET))).filter((name) => name.endsWith('.mp3'))
  expect(sounds.length).toBeLessThanOrEqual(10)
  expect(await speaker.find('n13')).not.toBeNull()
})

it('half-written times are as good as none', async () => {
  const speaker = createHandsetSpeaker(openFolder(folder), { synthesize: async () => said })
  await mkdir(join(folder, HANDSET))
  await writeFile(join(folder, HANDSET, 'a.mp3.json'), '{"duration_ms":')
  expect(await speaker.find('a')).toBeNull()
  expect(await speaker.speak('a', words)).toMatchObject({ duration_ms: 1_000 })
})
