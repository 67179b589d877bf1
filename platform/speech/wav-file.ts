import { AI_NOTICE } from './id3.ts'

const HEAD_BYTES = 44

/** Samples of -1 to 1 as 16-bit PCM. */
export const pcmOf = (samples: Float32Array): Uint8Array => {
  const bytes = Buffer.alloc(samples.length * 2)
  samples.forEach((value, i) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), i * 2)
  })
  return bytes
}

const chunk = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** A WAV of one channel of 16-bit PCM, with a comment after the sound that says it is made by AI. */
export const wavFile = (pcm: Uint8Array, sampleRate: number): Buffer => {
  const head = Buffer.alloc(HEAD_BYTES)
  const comment = Buffer.concat([Buffer.from('INFO'), chunk('ICMT', Buffer.from(`${AI_NOTICE}\0`))])
  const list = chunk('LIST', comment)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(HEAD_BYTES - 8 + pcm.length + list.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(pcm.length, 40)
  return Buffer.concat([head, pcm, list])
}
