import { createHmac, randomBytes } from 'node:crypto'

/** A new secret: 192 random bits behind a name that says what it is. */
export const makeSecret = (): string => `whsec_${randomBytes(24).toString('base64url')}`

/** The value of the signature header: when it was signed, and an HMAC-SHA-256 of `{seconds}.{body}` for each secret. */
export const signatureOf = (secrets: readonly string[], body: string, now: number): string => {
  const seconds = Math.floor(now / 1_000)
  const signed = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signed].join(',')
}
