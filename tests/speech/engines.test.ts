import { describe, expect, it } from 'vitest'
import { nativeEspeak } from '../../platform/speech/engines/native-espeak.ts'
import { readWav } from '../../platform/speech/engines/wav.ts'
import { wav } from './wav.ts'

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
