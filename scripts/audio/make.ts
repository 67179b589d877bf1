// Makes every sound of the site from text: `npx node scripts/audio/make.ts [id …]`; the same text gives the same files.
import { mkdir } from 'node:fs/promises'
import { makeCalls } from './calls.ts'
import { AUDIO, SEED } from './files.ts'
import { makeVoices } from './voices.ts'
import { espeakEngine } from '../../platform/speech/espeak.ts'

const only = new Set(process.argv.slice(2))
const engine = await espeakEngine()
const wanted = (id: string) => only.size === 0 || only.has(id)

await mkdir(new URL('calls/', AUDIO), { recursive: true })
await mkdir(new URL('voices/', AUDIO), { recursive: true })
await makeVoices(engine, wanted)
await makeCalls(engine, wanted, SEED)
