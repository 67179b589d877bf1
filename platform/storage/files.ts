import type { Readable } from 'node:stream'
import type { Logger } from '../logger.ts'

/** A kept file: its size in bytes, and when it was last used (within an hour). */
export type FileFacts = { key: string; size: number; usedAt: Date }

/**
 * Files under keys that begin with their folder (`recordings/ab.mp3`), which mean the same wherever they are kept. Every failure of the
 * store itself throws.
 */
export type Files = {
  /** Whether every replica sees the same files. */
  isShared: boolean
  /** Keeps a file whole, or leaves the one before. */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** The bytes of a file, or null when there is none or it has more than `maxBytes`. */
  read: (key: string, maxBytes?: number) => Promise<Buffer | null>
  find: (key: string) => Promise<FileFacts | null>
  /** The bytes from `start` to `end`, both of them included, of a file that is there. */
  stream: (key: string, range: { start: number; end: number }) => Promise<Readable>
  /** Has a file's age count from now. */
  touch: (key: string) => Promise<void>
  /** Removes a file; nothing happens when there is none. */
  remove: (key: string) => Promise<void>
  list: (folder: string) => AsyncIterable<FileFacts>
}

/** Removes the files of a folder that were last used before a time (ms); one that cannot go is logged and holds up no other. */
export const removeOldFiles = async (
  files: Files,
  log: Pick<Logger, 'error'>,
  folder: string,
  before: number,
): Promise<void> => {
  for await (const { key, usedAt } of files.list(folder)) {
    if (usedAt.getTime() >= before) continue
    await files
      .remove(key)
      .catch((error: unknown) => log.error({ err: error, key }, 'a file could not be removed'))
  }
}
