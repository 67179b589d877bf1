import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const CHUNKS_DIR = '.next/server/chunks'

/**
 * Next writes a chunk anew for each route handler that needs it, and a process that answers them all keeps every copy in memory: copies
 * become links to the first, which Node loads once.
 */
export const shareChunks = (folder = CHUNKS_DIR) => {
  const first = new Map<string, string>()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  for (const name of names.sort()) {
    const file = path.join(folder, name)
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64')
    const same = first.get(hash)
    if (same) {
      rmSync(file)
      symlinkSync(path.relative(path.dirname(file), same), file)
    } else {
      first.set(hash, file)
    }
  }
}
