import { readdirSync, readFileSync } from 'node:fs'
import { handsetScriptSchema, type HandsetScript } from '@/lib/contract/handset'

const FOLDER = 'public/audio/handset'

/** Every script as the page loads it, by the name of its file. */
export const shippedScripts = (): [string, HandsetScript][] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [
      name.replace(/\.json$/, ''),
      handsetScriptSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))),
    ])

export const scriptOf = (name: string): HandsetScript => {
  const found = shippedScripts().find(([known]) => known === name)?.[1]
  if (!found) throw new Error(`no script ${name}`)
  return found
}
