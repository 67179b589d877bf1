// Makes the videos of /videos from our sample calls: `npx node scripts/video/make.ts [id …]` (needs ffmpeg; the site itself does not).
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { VIDEOS } from '../../features/resources/videos.ts'
import { webVtt } from './captions.ts'
import { encodePoster, encodeVideo } from './encode.ts'
import { frame, png, SIZE, waveStrip, WAVE } from './frame.ts'
import { FACTS_FILE, readSource, VIDEO_FOLDER, type VideoSource } from './source.ts'

const only = new Set(process.argv.slice(2))

const draw = async (source: VideoSource, folder: string) => {
  const save = async (name: string, bytes: Uint8Array) => {
    const file = path.join(folder, `${source.id}-${name}.png`)
    await writeFile(file, bytes)
    return file
  }
  return {
    quiet: await save('quiet', await png(frame(source, { drawn: false }), SIZE)),
    agent: await save('agent', await png(frame(source, { lit: 'agent', drawn: false }), SIZE)),
    customer: await save('customer', await png(frame(source, { lit: 'customer', drawn: false }), SIZE)),
    still: await save('still', await png(waveStrip(source, false), WAVE)),
    heard: await save('heard', await png(waveStrip(source, true), WAVE)),
    poster: await save('poster', await png(frame(source, { lit: 'agent', drawn: true }), SIZE)),
  }
}

const out = (name: string) => fileURLToPath(new URL(name, VIDEO_FOLDER))

const make = async (source: VideoSource, folder: string) => {
  const { id, turns, captions } = source
  const layers = await draw(source, folder)
  for (const { lang, lines, labels } of captions)
    await writeFile(out(`${id}.${lang}.vtt`), webVtt({ turns, lines, speakers: labels }))
  encodePoster(layers.poster, out(`${id}.webp`))
  encodeVideo(source, layers, fileURLToPath(source.mp3), out(`${id}.mp4`))
  process.stdout.write(`${id}: ${source.seconds} s\n`)
}

const folder = await mkdtemp(path.join(tmpdir(), 'video-'))
await mkdir(VIDEO_FOLDER, { recursive: true })
const facts: Record<string, { seconds: number; speakers: string[] }> = {}
for (const video of VIDEOS) {
  const source = await readSource(video)
  facts[source.id] = { seconds: source.seconds, speakers: source.turns.map(({ speaker }) => speaker) }
  if (only.size === 0 || only.has(source.id)) await make(source, folder)
}
// Lists on one line, as the formatter of the repository wants them.
const listsOnOneLine = (json: string) =>
  json.replace(/\[\s+([^\]]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)
await writeFile(FACTS_FILE, listsOnOneLine(JSON.stringify(facts, null, 2)) + '\n')
await rm(folder, { recursive: true })
