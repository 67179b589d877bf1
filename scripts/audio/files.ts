import { readFile, writeFile } from 'node:fs/promises'

export const SEED = new URL('../../platform/seed/', import.meta.url)
export const AUDIO = new URL('../../public/audio/', import.meta.url)

/** Reads a JSON file of ours, whose shape the schema given checks. */
export async function readJson<T>(url: URL, schema: { parse: (value: unknown) => T }): Promise<T> {
  return schema.parse(JSON.parse(await readFile(url, 'utf8')))
}

/** Writes records one field a line, but lists of numbers on one line, so that a change can be read. */
export async function writeJson(url: URL, value: unknown): Promise<void> {
  const text = JSON.stringify(value, null, 2).replace(/\[[\s\d.,]+\]/g, (list) => list.replace(/\s+/g, ''))
  await writeFile(url, text + '\n')
}

/** Writes an MP3 and the drawing beside it, and says so. */
export async function writeSound(name: string, mp3: Uint8Array, drawing: object): Promise<void> {
  await writeFile(new URL(`${name}.mp3`, AUDIO), mp3)
  await writeFile(new URL(`${name}.json`, AUDIO), JSON.stringify(drawing) + '\n')
  process.stdout.write(`${name}: ${Math.round(mp3.length / 1000)} kB\n`)
}
