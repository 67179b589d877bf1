// Draws a real recording: `npx node scripts/audio/peaks.ts public/audio/calls/<id>.mp3` writes the JSON beside it (needs ffmpeg).
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { lanePeaks } from '../../lib/domain/waveform.ts'
import { packLanes, wirePeaks } from '../../platform/speech/peaks.ts'

const RATE = 8000

/** The samples of both channels of an audio file; a mono file gives the same samples twice. */
function decode(path: string): [Float32Array, Float32Array] {
  const args = ['-v', 'error', '-i', path, '-ac', '2', '-ar', String(RATE), '-f', 's16le', '-']
  const { stdout, error, status } = spawnSync('ffmpeg', args, { maxBuffer: 2 ** 30 })
  if (error || status !== 0) throw new Error(`ffmpeg cannot read ${path}`)
  const frames = Math.floor(stdout.length / 4)
  const lane = (offset: number) =>
    Float32Array.from({ length: frames }, (_, i) => stdout.readInt16LE(i * 4 + offset) / 32768)
  return [lane(0), lane(2)]
}

const [path] = process.argv.slice(2)
if (!path?.endsWith('.mp3')) throw new Error('give the path of an .mp3 file')
const lanes = decode(path)
const seconds = lanes[0].length / RATE
const target = path.replace(/\.mp3$/, '.json')
const before: unknown = JSON.parse(await readFile(target, 'utf8').catch(() => '{}'))
const kept = typeof before === 'object' && before !== null ? before : {}
await writeFile(target, JSON.stringify({ ...kept, ...packLanes(lanePeaks(lanes), seconds) }) + '\n')
const [both = []] = lanePeaks([lanes[0].map((v, i) => v + (lanes[1][i] ?? 0))])
process.stdout.write(
  JSON.stringify({ duration_ms: Math.round(seconds * 1000), peaks: wirePeaks(both) }) + '\n',
)
