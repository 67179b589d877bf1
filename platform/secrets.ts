import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Everything that needs a key; each purpose has its own, derived from the one secret. */
export type Secrets = {
  captchaKey: string
  /** A keyed hash in hex: tells two equal values apart from others without keeping the value. */
  hash: (
    purpose:
      | 'phone'
      | 'email'
      | 'visitor'
      | 'address'
      | 'consent'
      | 'body'
      | 'ticket-lookup'
      | 'upload'
      | 'form-start',
    value: string,
  ) => string
  /** The ticket of a call: random to everyone else, and found again for a repeated request. */
  ticket: (callId: string) => string
  seal: (text: string) => string
  unseal: (sealed: string) => string
}

const derive = (secret: string, purpose: string, value = '') =>
  createHmac('sha256', createHmac('sha256', secret).update(purpose).digest()).update(value).digest()

const seal = (key: Buffer, text: string) => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

const unseal = (key: Buffer, sealed: string) => {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

const makeSecrets = (secret: string): Secrets => {
  const sealKey = derive(secret, 'seal')
  return {
    captchaKey: derive(secret, 'captcha').toString('hex'),
    hash: (purpose, value) => derive(secret, purpose, value).toString('hex'),
    ticket: (callId) => derive(secret, 'ticket', callId).toString('base64url'),
    seal: (text) => seal(sealKey, text),
    unseal: (sealed) => unseal(sealKey, sealed),
  }
}

/** Compares two secrets in a time that does not depend on where they differ. */
export const sameSecret = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The keys from the given secret, or from one made once and kept in the data folder. */
export const openSecrets = async (given: string | undefined, dataDir: string): Promise<Secrets> => {
  if (given) return makeSecrets(given)
  const file = join(dataDir, 'secret')
  // `wx` lets the first of two writers win; the loser reads what is there.
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return makeSecrets(await readFile(file, 'utf8'))
}
