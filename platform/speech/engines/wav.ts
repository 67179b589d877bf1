type Wav = { pcm: Float32Array; sampleRate: number }

/** Takes a 16-bit PCM WAV apart; several channels become one. Streams with a length of nonsense (from a pipe) are read to their end. */
export const readWav = (bytes: Buffer): Wav => {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('the speech engine gave no WAV')
  let channels = 1
  let sampleRate = 0
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const from = at + 8
    if (name === 'fmt ') {
      if (bytes.readUInt16LE(from) !== 1 || bytes.readUInt16LE(from + 14) !== 16)
        throw new Error('the speech engine gave a WAV that is not 16-bit PCM')
      channels = bytes.readUInt16LE(from + 2)
      sampleRate = bytes.readUInt32LE(from + 4)
    }
    if (name === 'data') {
      if (!sampleRate || !channels) throw new Error('the speech engine gave a WAV without a format')
      const frames = Math.floor(Math.min(length, bytes.length - from) / 2 / channels)
      if (frames === 0) break
      const pcm = Float32Array.from({ length: frames }, (_, frame) => {
        let sum = 0
        for (let channel = 0; channel < channels; channel++)
          sum += bytes.readInt16LE(from + (frame * channels + channel) * 2)
        return sum / channels / 32768
      })
      return { pcm, sampleRate }
    }
    at = from + length + (length % 2)
  }
  throw new Error('the speech engine gave a WAV without sound')
}
