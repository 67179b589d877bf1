import { unwatchFile, watchFile } from 'node:fs'
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parseFlags, type FlagSet } from './flag-set.ts'

/** How soon an edit is seen; the file is asked for its time, because that works on every disk and for every editor. */
const LOOK_MS = 500

const missingAsNull = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** The file flags are read and edited in. */
export const openFlagFile = (file: string) => {
  /** When what we know of the file was written. */
  let seenAt: number | undefined
  const changedAt = async () => (await stat(file).catch(missingAsNull))?.mtimeMs

  /** The flags of the file, or null when there is none; throws when they cannot be read. */
  const read = async (): Promise<FlagSet | null> => {
    const time = await changedAt()
    if (time === undefined) return null
    const flags = parseFlags(JSON.parse(await readFile(file, 'utf8')), new Date(time))
    seenAt = time
    return flags
  }

  return {
    read,

    /** Has the file say these flags, unless it does, or holds an edit nobody has read yet. */
    mirror: async ({ json, updatedAt }: FlagSet): Promise<void> => {
      if ((await changedAt()) !== seenAt || isDeepStrictEqual((await read())?.json, json)) return
      await mkdir(dirname(file), { recursive: true })
      await writeFile(`${file}.part`, `${JSON.stringify(json, null, 2)}\n`)
      await utimes(`${file}.part`, updatedAt, updatedAt)
      await rename(`${file}.part`, file)
      seenAt = await changedAt()
    },

    /** Calls back after every edit; gives the way to stop. */
    watch: (onEdit: () => void): (() => void) => {
      watchFile(file, { interval: LOOK_MS, persistent: false }, onEdit)
      return () => unwatchFile(file, onEdit)
    },
  }
}
