import { execFileSync } from 'node:child_process'
import { SIZE, WAVE } from './frame.ts'
import type { VideoSource } from './source.ts'

type Layers = { agent: string; customer: string; quiet: string; heard: string; still: string }

const FPS = 20
// The AI law asks for a mark a machine can read; the recordings carry the same one.
const AI_MARK = 'AI-generated speech. Giọng nói do AI tạo ra.'

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args])

const still = (file: string, seconds: number) => [
  '-loop',
  '1',
  '-framerate',
  String(FPS),
  '-t',
  String(seconds),
  '-i',
  file,
]

const speaking = ({ turns }: VideoSource, who: 'agent' | 'customer') =>
  turns
    .filter(({ speaker }) => speaker === who)
    .map(({ start_ms: start, end_ms: end }) => `between(t,${start / 1000},${end / 1000})`)
    .join('+') || '0'

/** Joins the drawn layers and the recording into one H.264/AAC file that starts playing before it is whole. */
export const encodeVideo = (source: VideoSource, layers: Layers, mp3: string, target: string) => {
  const { seconds } = source
  const filter = [
    `[3][4]xfade=transition=wiperight:duration=${seconds}:offset=0[wave]`,
    `[0][1]overlay=enable='${speaking(source, 'agent')}'[a]`,
    `[a][2]overlay=enable='${speaking(source, 'customer')}'[b]`,
    `[b][wave]overlay=${WAVE.x}:${WAVE.y}[c]`,
    `color=c=0xf3f7f7:s=2x${WAVE.height + 8}:r=${FPS}[head]`,
    `[c][head]overlay=x='${WAVE.x}+${WAVE.width}*t/${seconds}':y=${WAVE.y}:shortest=1,format=yuv420p[v]`,
  ].join(';')
  const inputs = [layers.quiet, layers.agent, layers.customer, layers.still, layers.heard].flatMap((file) =>
    still(file, seconds),
  )
  ffmpeg(
    ...inputs,
    '-i',
    mp3,
    '-filter_complex',
    filter,
    '-map',
    '[v]',
    '-map',
    '5:a',
    '-t',
    String(seconds),
    '-s',
    `${SIZE.width}x${SIZE.height}`,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '24',
    '-tune',
    'stillimage',
    '-profile:v',
    'main',
    '-g',
    String(FPS * 5),
    '-c:a',
    'aac',
    '-b:a',
    '64k',
    '-ac',
    '2',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-metadata',
    `title=${source.title}`,
    '-metadata',
    `comment=${AI_MARK}`,
    '-fflags',
    '+bitexact',
    target,
  )
}

/** A drawing as a small WebP file. */
export const encodePoster = (png: string, target: string) =>
  ffmpeg('-i', png, '-c:v', 'libwebp', '-quality', '82', '-compression_level', '6', target)
