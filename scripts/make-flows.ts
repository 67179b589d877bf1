import { mkdir, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { flowSchema } from '../lib/contract/dialog-flow.ts'
import { BOTS } from '../lib/contract/enums.ts'
import { readSeed } from '../platform/content/seed.ts'

const FOLDER = new URL('../public/flows/', import.meta.url)

/** The flows that the page of flows runs without the platform, and the schema of an exported one: the files of `public/flows` by name. */
export const flowFiles = (): Map<string, string> =>
  new Map([
    ...BOTS.map((bot): [string, string] => [
      `${bot}.json`,
      `${JSON.stringify(readSeed(`dialogs/${bot}`, flowSchema))}\n`,
    ]),
    ['schema.json', `${JSON.stringify(z.toJSONSchema(flowSchema, { io: 'input' }), null, 2)}\n`],
  ])

if (import.meta.main) {
  await mkdir(FOLDER, { recursive: true })
  for (const [name, text] of flowFiles()) await writeFile(new URL(name, FOLDER), text)
  process.stdout.write('public/flows is up to date\n')
}
