import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CV_MAX_BYTES } from '../../lib/contract/cv-file.ts'
import { API_BASE } from '../../lib/contract/paths.ts'
import { sameSecret, type Secrets } from '../secrets.ts'
import { contentFits } from './check-content.ts'
import { openFolder, syncFolder } from './folder.ts'
import { extensionOf, isKey, type UploadResult, type Storage } from './storage.ts'

const SLACK = 1024 * 1024
const PATH = `${API_BASE}/uploads/`
const UPLOADS = 'uploads'

/** Lets `limit` bytes through and swallows as many again, so that whoever sends too much still hears the answer. */
const atMost = (limit: number) => {
  const seen = { total: 0 }
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      seen.total += chunk.length
      if (seen.total > limit * 2 + SLACK) return done(new Error('far too much'))
      if (seen.total > limit) return done()
      done(null, chunk)
    },
  })
  return { stream, isExceeded: () => seen.total > limit }
}

const brokenOff = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')

type Options = { dataDir: string; origin: () => string; secrets: Pick<Secrets, 'hash'> }

/** Files in the data folder of this machine; the platform itself takes the uploads. */
export const openLocalStorage = async ({ dataDir, origin, secrets }: Options): Promise<Storage> => {
  const files = openFolder(dataDir)
  const folder = join(dataDir, UPLOADS)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const keptAs = (key: string) => {
    if (!isKey(key)) throw new Error('not a key')
    return `${UPLOADS}/${key}`
  }
  const sign = (key: string, expires: number) => secrets.hash('upload', `${key} ${expires}`)

  const receive = async (key: string, size: number, body: Readable): Promise<UploadResult> => {
    const file = join(dataDir, keptAs(key))
    const draft = `${file}.part`
    const extension = extensionOf(key)
    const limit = atMost(size)
    try {
      await pipeline(body, limit.stream, createWriteStream(draft, { mode: 0o600, flush: true }))
      if (limit.isExceeded()) return 'too-large'
      const bytes = await readFile(draft)
      if (bytes.length === 0) return 'empty'
      if (bytes.length !== size) return 'wrong-content'
      if (!extension || !(await contentFits(bytes, extension))) return 'wrong-content'
      await rename(draft, file)
      await syncFolder(folder)
      return 'stored'
    } catch (error) {
      if (limit.isExceeded()) return 'too-large'
      if (brokenOff(error)) return 'broken'
      throw error
    } finally {
      await rm(draft, { force: true })
    }
  }

  return {
    files,
    presign: async ({ key, expiresAt }) => {
      const expires = expiresAt.getTime()
      return `${origin()}${PATH}${key}?expires=${expires}&signature=${sign(key, expires)}`
    },
    keyOf: (address) => {
      const prefix = `${origin()}${PATH}`
      const key = address.startsWith(prefix) ? address.slice(prefix.length) : ''
      return isKey(key) ? key : null
    },
    read: (key) => files.read(keptAs(key), CV_MAX_BYTES),
    settle: () => Promise.resolve(),
    remove: (key) => files.remove(keptAs(key)),
    sweep: async (before) => {
      for await (const { key, usedAt } of files.list(UPLOADS))
        if (key.endsWith('.part') && usedAt < before) await files.remove(key)
    },
    receive: ({ key, size, body }) => receive(key, size, body),
    isSigned: (key, expires, signature) => sameSecret(signature, sign(key, expires)),
  }
}
