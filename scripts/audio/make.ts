// Makes every sound of the site from text: `npx node scripts/audio/make.ts [id …]`; the same text gives the same files.
import { mkdir } from 'node:fs/promises'
import { makeCalls } from './calls.ts'
import { AUDIO } from './files.ts'
import { makeScenes } from './scenes.ts'
import { makeTones } from './tones.ts'
import { makeComparison, makeVoices } from './voices.ts'

const only = new Set(process.argv.slice(2))
const wanted = (id: string) => only.size === 0 || only.has(id)

// espeak-ng seeds its breath noise with the time of day; a stopped clock makes the files repeatable.
Date.now = () => 0

await mkdir(new URL('calls/', AUDIO), { recursive: true })
await mkdir(new URL('voices/', AUDIO), { recursive: true })
await mkdir(new URL('compare/', AUDIO), { recursive: true })
await mkdir(new URL('scenes/', AUDIO), { recursive: true })
await makeVoices(wanted)
await makeComparison(wanted)
await makeTones(wanted)
await makeCalls(wanted)
await makeScenes(wanted)
