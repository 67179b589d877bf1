/** A WAV of `frames` silent frames; `said` is the length its header claims. */
export const wav = (frames: number, { channels = 1, rate = 16_000, bits = 16, said = 0 } = {}) => {
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
