import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listeningCode } from '../../lib/contract/listening.ts'
import { createListening } from '../../platform/calls/listening.ts'
import { openFolder } from '../../platform/storage/folder.ts'
import { SpeechQueue } from '../../platform/speech/speech-queue.ts'
import { otpTurns, spellCode } from '../../platform/speech/otp.ts'
import { failureSchema } from '../../lib/contract/envelope.ts'
import { START_MS, startHarness, visitorOf, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

const LISTEN = '/demo-calls/voice-otp/listening-test'

describe('what a voice OTP call says', () => {
  it('is told before the call, word for word', async () => {
    const answer = await visitorOf(harness).json('/demo-calls/voice-otp/script')
    const said = otpTurns('4829', 'vi').map(({ text }) => text)
    expect(answer).toMatchObject({
      status: 1,
      result: { script: { vi: said.join('\n').replaceAll(spellCode('4829'), '{{ma}}') } },
    })
  })
})

describe('the listening test', () => {
  it('sends a code as sound, whole or in part, the same file each time', async () => {
    const visitor = visitorOf(harness)
    const first = await visitor.send(`${LISTEN}?digits=4&rate=1.2&voice=thu-lam&turn=3`)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toContain('audio/mpeg')
    const sound = Buffer.from(await first.arrayBuffer())
    expect(sound.length).toBeGreaterThan(4_000)
    const again = await visitor.send(`${LISTEN}?digits=4&rate=1.2&voice=thu-lam&turn=3`, {
      headers: { range: 'bytes=0-99' },
    })
    expect(again.status).toBe(206)
    expect(Buffer.from(await again.arrayBuffer())).toEqual(sound.subarray(0, 100))
  }, 60_000)

  it.each([
    '',
    '?digits=5&rate=1&voice=thu-lam&turn=0',
    '?digits=4&rate=3&voice=thu-lam&turn=0',
    '?digits=4&rate=1&voice=thu-lam&turn=-1',
    '?digits=4&rate=1&voice=../../etc&turn=0',
    '?digits=4&rate=1&voice=nobody&turn=0',
    '?digits[]=4&rate=1&voice=thu-lam&turn=0',
  ])('refuses %s', async (query) => {
    const response = await visitorOf(harness).send(LISTEN + query)
    expect(response.status).toBe(400)
    expect(failureSchema.parse(await response.json()).error_code).toBe('VALIDATION')
  })

  it('says a code once for all who ask, and turns away whoever comes when too many wait', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'listening-'))
    const said: string[] = []
    let finish = () => {}
    const gate = new Promise<void>((resolve) => (finish = resolve))
    const listening = createListening(openFolder(dataDir), {
      queue: new SpeechQueue({ concurrency: 6 }),
      synthesize: async (text) => {
        said.push(text)
        await gate
        return { mp3: new Uint8Array(1), durationMs: 1, words: [], peaks: [], channels: { d: 0, ch: [] } }
      },
    })
    const wish = (turn: number) => ({ digits: 6, rate: 1, turn, voiceCode: 'thu-lam' }) as const
    const admit = () => Promise.resolve()
    const twice = [listening(wish(0), admit), listening(wish(0), admit)]
    await vi.waitFor(() => expect(said).toHaveLength(1))
    const others = [1, 2, 3, 4, 5].map((turn) => listening(wish(turn), admit))
    await vi.waitFor(() => expect(said).toHaveLength(6))
    expect(await listening(wish(6), admit)).toBeNull()
    finish()
    const [one, same] = await Promise.all(twice)
    expect(one).toBe(same)
    const refuse = () => Promise.reject(new Error('no more'))
    expect(await listening(wish(0), refuse)).toBe(one)
    await expect(listening(wish(7), refuse)).rejects.toThrow('no more')
    await Promise.all(others)
    expect(said.filter((text) => text === spellCode(listeningCode(6, 0)))).toHaveLength(1)
    await rm(dataDir, { recursive: true, force: true })
  })
})
