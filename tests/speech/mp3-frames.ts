const BITRATES_V1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const BITRATES_V2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES: Record<number, number[]> = {
  3: [44100, 48000, 32000],
  2: [22050, 24000, 16000],
  0: [11025, 12000, 8000],
}

export type Mp3Facts = {
  channels: number
  sampleRate: number
  kbps: number
  frames: number
  durationMs: number
  tag: string
}

function tagLength(bytes: Uint8Array): number {
  if (String.fromCharCode(...bytes.slice(0, 3)) !== 'ID3') return 0
  return 10 + [6, 7, 8, 9].reduce((sum, i) => (sum << 7) | (bytes[i] ?? 0), 0)
}

/** Walks every frame of an MP3 file to its last byte; throws where one does not follow the other. */
export function readMp3(bytes: Uint8Array): Mp3Facts {
  const start = tagLength(bytes)
  const facts = { channels: 0, sampleRate: 0, kbps: 0, frames: 0, durationMs: 0 }
  let at = start
  while (at < bytes.length) {
    const [sync = 0, version = 0, rates = 0, mode = 0] = bytes.slice(at, at + 4)
    if (sync !== 0xff || (version & 0xe6) !== 0xe2) throw new Error(`no MP3 frame at byte ${at}`)
    const kind = (version >> 3) & 3
    const sampleRate = RATES[kind]?.[(rates >> 2) & 3] ?? NaN
    const kbps = (kind === 3 ? BITRATES_V1 : BITRATES_V2)[rates >> 4] ?? NaN
    const samples = kind === 3 ? 1152 : 576
    at += Math.floor((samples / 8) * ((kbps * 1000) / sampleRate)) + ((rates >> 1) & 1)
    facts.frames += 1
    facts.durationMs += (samples / sampleRate) * 1000
    Object.assign(facts, { sampleRate, kbps, channels: mode >> 6 === 3 ? 1 : 2 })
  }
  if (at !== bytes.length) throw new Error('the last MP3 frame is cut off')
  return { ...facts, tag: Buffer.from(bytes.slice(0, start)).toString('utf8') }
}
