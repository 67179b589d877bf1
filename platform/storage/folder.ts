import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Files } from './files.ts'

const missingAsNull = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Rename alone may be forgotten by a machine that loses power. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Files in a folder of this machine that no server shows. */
export const openFolder = (root: string): Files => {
  const fileOf = (key: string) => {
    const file = resolve(root, key)
    if (!file.startsWith(resolve(root) + sep)) throw new Error('not a key')
    return file
  }

  const find = async (key: string) => {
    const stats = await stat(fileOf(key)).catch(missingAsNull)
    return stats && { key, size: stats.size, usedAt: stats.mtime }
  }

  return {
    isShared: false,
    write: async (key, bytes) => {
      const file = fileOf(key)
      const draft = `${file}.part`
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(draft, bytes, { mode: 0o600, flush: true })
      await rename(draft, file)
      await syncFolder(dirname(file))
    },
    read: async (key, maxBytes = Infinity) => {
      const facts = await find(key)
      return facts && facts.size <= maxBytes ? readFile(fileOf(key)).catch(missingAsNull) : null
    },
    find,
    stream: async (key, range) => createReadStream(fileOf(key), range),
    touch: async (key) => {
      const now = new Date()
      await utimes(fileOf(key), now, now).catch(missingAsNull)
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    list: async function* (folder) {
      for (const name of (await readdir(fileOf(folder)).catch(missingAsNull)) ?? []) {
        const facts = await find(join(folder, name))
        if (facts) yield facts
      }
    },
  }
}
