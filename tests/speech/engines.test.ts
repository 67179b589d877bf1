import { createServer } from 'node:http'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { nativeEspeak } from '../../platform/speech/engines/native-espeak.ts'
import { openEngine } from '../../platform/speech/engines/open-engine.ts'
import { readWav } from '../../platform/speech/engines/wav.ts'
import { stopSpeech, synthesizeSpeech, chooseSpeech } from '../../platform/speech/speech.ts'
import { readMp3 } from './mp3-frames.ts'

/** A WAV of `frames` silent frames; `said` is the length its header claims. */
const wav = (frames: number, { channels = 1, rate = 16_000, bits = 16, said = 0 } = {}) => {
  const length = said || frames * channels * 2
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE((rate * channels * bits) / 8, 28)
  head.writeUInt16LE((channels * bits) / 8, 32)
  head.writeUInt16LE(bits, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(length, 40)
  return Buffer.concat([head, Buffer.alloc(frames * channels * 2, 7)])
}

describe('a WAV', () => {
  it('is read whatever length a pipe wrote into it, its channels as one', () => {
    expect(readWav(wav(100))).toMatchObject({ sampleRate: 16_000, pcm: { length: 100 } })
    expect(readWav(wav(100, { said: 0x7ffff000 })).pcm).toHaveLength(100)
    expect(readWav(wav(100, { channels: 2 })).pcm).toHaveLength(100)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['something else', Buffer.from('ID3 and so on, long enough to look like a header')],
    ['another format', wav(10, { bits: 8 })],
    ['no sound', wav(0).subarray(0, 36)],
  ])('is refused when it is %s', (_, bytes) => expect(() => readWav(bytes)).toThrow('speech engine'))
})

const asked: unknown[] = []
let answer = { status: 200, body: wav(16_000) }
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    asked.push(JSON.parse(body))
    response.writeHead(answer.status, { 'content-type': 'audio/wav' }).end(answer.body)
  })
})
const listening = new Promise<string>((resolve) =>
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
  }),
)
afterEach(stopSpeech)
afterAll(async () => {
  chooseSpeech({ SPEECH_ENGINE: 'wasm', SPEECH_COMMAND: 'espeak-ng' })
  await new Promise((resolve) => server.close(resolve))
})

describe('a speech service', () => {
  it('gets the text spelled out and speaks for the whole platform', async () => {
    chooseSpeech({ SPEECH_ENGINE: 'http', SPEECH_COMMAND: '', SPEECH_URL: await listening })
    const { mp3, words } = await synthesizeSpeech('Phí là 2.305 đồng, hạn 15/8.', 'mai-chi', { rate: 1.5 })
    expect(asked.at(-1)).toEqual({
      text: 'Phí là hai ngàn ba trăm lẻ năm đồng, hạn ngày mười lăm tháng tám.',
      voice: 'mai-chi',
      language: 'vi',
      rate: 1.5,
    })
    expect(readMp3(mp3).durationMs).toBeGreaterThan(1_000)
    expect(words.map(({ text }) => text).join(' ')).toBe('Phí là 2.305 đồng, hạn 15/8.')
    expect(words.at(-1)?.end_ms).toBeGreaterThan(900)
  }, 60_000)

  it('that fails is a rejection, and a later start may do better', async () => {
    answer = { status: 500, body: Buffer.alloc(0) }
    chooseSpeech({ SPEECH_ENGINE: 'http', SPEECH_COMMAND: '', SPEECH_URL: await listening })
    await expect(synthesizeSpeech('chào', 'thu-lam')).rejects.toThrow('500')
    answer = { status: 200, body: wav(8_000) }
    await expect(synthesizeSpeech('chào', 'thu-lam')).resolves.toBeDefined()
  }, 60_000)

  it('needs an address', async () => {
    await expect(openEngine({ SPEECH_ENGINE: 'http', SPEECH_COMMAND: '' })).rejects.toThrow('SPEECH_URL')
  })
})

describe('an installed espeak-ng', () => {
  it('that is not there is a rejection', async () => {
    await expect(nativeEspeak('/nowhere/espeak-ng').speak('chào', 'thu-lam', 1)).rejects.toThrow('ENOENT')
  })

  it('is given the text by its standard input and answers with a WAV', async () => {
    // Stands in for the command: answers anything with the same second of sound.
    const file = Buffer.from(wav(16_000)).toString('base64')
    const script = `process.stdin.resume();process.stdin.on('end',()=>process.stdout.write(Buffer.from('${file}','base64')))`
    const { mkdtemp, rm, writeFile } = await import('node:fs/promises')
    const { tmpdir } = await import('node:os')
    const folder = await mkdtemp(`${tmpdir()}/espeak-`)
    const command = `${folder}/espeak-ng`
    await writeFile(command, `#!${process.execPath}\n${script}\n`, { mode: 0o755 })
    const said = await nativeEspeak(command).speak('một hai ba', 'thu-lam', 1)
    expect(said).toMatchObject({ sampleRate: 16_000, pcm: { length: 16_000 } })
    expect(said.words.map(({ text }) => text)).toEqual(['một', 'hai', 'ba'])
    await rm(folder, { recursive: true })
  }, 30_000)
})
