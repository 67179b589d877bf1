// Draws a real recording: `npx node scripts/audio/draw-waveform.ts public/audio/calls/<id>.mp3` writes the JSON beside it (needs ffmpeg).
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { measurePeaks } from '../../lib/domain/waveform.ts'
import { packChannels, roundPeaks } from '../../lib/domain/waveform.ts'

const RATE = 8000

/** The samples of both channels of an audio file; a mono file gives the same samples twice. */
function decode(path: string): [Float32Array, Float32Array] {
  const args = ['-v', 'error', '-i', path, '-ac', '2', '-ar', String(RATE), '-f', 's16le', '-']
  const { stdout, error, status } = spawnSync('ffmpeg', args, { maxBuffer: 2 ** 30 })
  if (error || status !== 0) throw new Error(`ffmpeg cannot read ${path}`)
  const frames = Math.floor(stdout.length / 4)
  const channel = (offset: number) =>
    Float32Array.from({ length: frames }, (_, i) => stdout.readInt16LE(i * 4 + offset) / 32768)
  return [channel(0), channel(2)]
}

const [path] = process.argv.slice(2)
if (!path?.endsWith('.mp3')) throw new Error('give the path of an .mp3 file')
const channels = decode(path)
const seconds = channels[0].length / RATE
const target = path.replace(/\.mp3$/, '.json')
const before: unknown = JSON.parse(await readFile(target, 'utf8').catch(() => '{}'))
const kept = typeof before === 'object' && before !== null ? before : {}
await writeFile(target, JSON.stringify({ ...kept, ...packChannels(measurePeaks(channels), seconds) }) + '\n')
const [both = []] = measurePeaks([channels[0].map((v, i) => v + (channels[1][i] ?? 0))])
process.stdout.write(
  JSON.stringify({ duration_ms: Math.round(seconds * 1000), peaks: roundPeaks(both) }) + '\n',
)
