// Makes what the in-page handset plays without any service: `npm run make:handset`; the same words give the same files.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { campaignSchema } from '../../lib/contract/campaign.ts'
import { LOCALES } from '../../lib/contract/enums.ts'
import { voiceListSchema } from '../../lib/contract/voice.ts'
import { HANDSET_SCRIPTS } from '../../platform/calls/handset-scripts.ts'
import { AUDIO, readJson, SEED } from './files.ts'
import { recordScript, versionsOf } from './handset-script.ts'

// espeak-ng seeds its breath noise with the time of day; a stopped clock makes the files repeatable.
Date.now = () => 0

const folder = new URL('handset/', AUDIO)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const voices = await readJson(new URL('voices.json', SEED), voiceListSchema)
const campaigns = await readJson(new URL('campaigns.json', SEED), z.array(campaignSchema))

for (const script of HANDSET_SCRIPTS) {
  for (const { name, code } of versionsOf(script)) {
    for (const language of LOCALES) {
      const made = await recordScript(script, { language, code, voices, campaigns })
      await writeFile(new URL(`${name}.${language}.json`, folder), JSON.stringify(made) + '\n')
      process.stdout.write(`handset/${name}.${language}\n`)
    }
  }
}
