import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** Where the data folder keeps the secret that was made for it. */
export const SECRET_FILE = 'secret'

/** Everything that needs a key. The first of the installation's keys makes new values; what lasts is found again by the others too. */
export type Secrets = {
  captchaKey: string
  /** The names of the keys there are, the current one first. */
  keyIds: readonly string[]
  /** A keyed hash in hex: tells two equal values apart from others without keeping the value. Another key makes another hash. */
  hash: (
    purpose:
      | 'visitor'
      | 'address'
      | 'body'
      | 'ticket-lookup'
      | 'upload'
      | 'form-start'
      | 'cv'
      | 'call-recording'
      | 'stop-calls',
    value: string,
  ) => string
  /** The same for what is kept longer than a key may be: it names its key, `{key}.{hash}`. */
  lastingHash: (purpose: Lasting, value: string) => string
  /** Every lasting hash a value may have been kept under. */
  lastingHashes: (purpose: Lasting, value: string) => string[]
  /** The ticket of a call: random to everyone else, and found again for a repeated request. */
  ticket: (callId: string) => string
  encrypt: (text: string) => string
  /** The text, whichever of the keys it was encrypted with; throws when that is not here any more. */
  decrypt: (sealed: string) => string
}

type Lasting = 'phone' | 'email' | 'consent'
type Key = { id: string; secret: string }

const derive = (secret: string, purpose: string, value = '') =>
  createHmac('sha256', createHmac('sha256', secret).update(purpose).digest()).update(value).digest()

/** A text encrypted with a key of 32 bytes (AES-256-GCM), as base64url. */
export const encrypt = (key: Buffer, text: string) => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** The text that `encrypt` made this of; throws when it was changed or the key is another. */
export const decrypt = (key: Buffer, sealed: string) => {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

const keyOf = (secret: string): Key => ({ id: derive(secret, 'id').toString('hex').slice(0, 8), secret })

const makeSecrets = (current: Key, previous: Key[]): Secrets => {
  const keys = [current, ...previous]
  const hex = ({ secret }: Key, purpose: string, value: string) =>
    derive(secret, purpose, value).toString('hex')
  const lastingHash = (key: Key, purpose: Lasting, value: string) => `${key.id}.${hex(key, purpose, value)}`
  return {
    captchaKey: hex(current, 'captcha', ''),
    keyIds: keys.map(({ id }) => id),
    hash: (purpose, value) => hex(current, purpose, value),
    lastingHash: (purpose, value) => lastingHash(current, purpose, value),
    // Hashes of installations older than the names of keys have none.
    lastingHashes: (purpose, value) =>
      keys.flatMap((key) => [lastingHash(key, purpose, value), hex(key, purpose, value)]),
    ticket: (callId) => derive(current.secret, 'ticket', callId).toString('base64url'),
    encrypt: (text) => `${current.id}.${encrypt(derive(current.secret, 'seal'), text)}`,
    decrypt: (sealed) => {
      const [id, body = ''] = sealed.split('.')
      const key = keys.find((candidate) => candidate.id === id)
      if (!key) throw new Error('sealed with a key that is not here')
      return decrypt(derive(key.secret, 'seal'), body)
    },
  }
}

/** Compares two secrets in a time that does not depend on where they differ. */
export const sameSecret = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const SHORTEST = 32

/** The keys in the data folder, one a line, the newest first; none where there is no file. */
const readKeys = async (file: string): Promise<string[]> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return []
  const lines = text.trim().split(/\s+/)
  if (lines.some((line) => line.length < SHORTEST))
    throw new Error(`${file}: every line is a key of ${SHORTEST} characters or more; one is empty or cut off`)
  return lines
}

const makeKey = async (file: string): Promise<string> => {
  const made = randomBytes(32).toString('hex')
  await writeFile(`${file}.new`, `${made}\n`, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
  return made
}

/** The keys of the settings, then those in the data folder, where one is made when there is none at all. */
export const openSecrets = async (
  {
    APP_SECRET,
    CAPTCHA_SECRET,
    APP_SECRET_PREVIOUS,
  }: Pick<Env, 'APP_SECRET' | 'CAPTCHA_SECRET' | 'APP_SECRET_PREVIOUS'>,
  dataDir: string,
): Promise<Secrets> => {
  const file = join(dataDir, SECRET_FILE)
  const kept = await readKeys(file)
  const current = APP_SECRET ?? CAPTCHA_SECRET ?? kept[0] ?? (await makeKey(file))
  const all = new Set([current, CAPTCHA_SECRET ?? current, ...APP_SECRET_PREVIOUS, ...kept])
  const [first = keyOf(current), ...previous] = [...all].map(keyOf)
  return makeSecrets(first, previous)
}
