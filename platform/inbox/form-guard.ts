import type { FormGuard } from '../../lib/contract/form-fields.ts'
import type { Suspicion } from '../db/schema.ts'
import { sameSecret, type Secrets } from '../secrets.ts'

/** A page left open longer than this has to be trusted by its captcha alone. */
const TOKEN_LIFE_MS = 24 * 3_600_000

const sign = (secrets: Secrets, startedAt: string) => secrets.hash('form-start', startedAt)

/** A token that says when somebody began to fill in a form. */
export const formStartToken = (secrets: Secrets, now: number): string => {
  const startedAt = now.toString(36)
  return `${startedAt}.${sign(secrets, startedAt)}`
}

/** Whether a token says that somebody began a form within the last day. */
export const isFormStart = (secrets: Secrets, token: string, now: number): boolean =>
  startOf(secrets, token, now) !== null

const startOf = (secrets: Secrets, token: string, now: number): number | null => {
  const [startedAt = '', signature = ''] = token.split('.')
  if (!sameSecret(signature, sign(secrets, startedAt))) return null
  const start = Number.parseInt(startedAt, 36)
  return start <= now && now - start < TOKEN_LIFE_MS ? start : null
}

/** `waitMs` is how long a person would still need; a suspicion is kept with what was sent, which is never thrown away. */
export type Guarded = { waitMs: number; suspicion: Suspicion | null }

/** Judges what a form sent beside its fields. */
export const guardForm = (
  secrets: Secrets,
  { formStart, website }: FormGuard,
  { now, minSeconds }: { now: number; minSeconds: number },
): Guarded => {
  if (website) return { waitMs: 0, suspicion: 'honeypot' }
  const start = formStart ? startOf(secrets, formStart, now) : null
  if (start === null) return { waitMs: 0, suspicion: 'no-start' }
  return { waitMs: Math.max(0, start + minSeconds * 1_000 - now), suspicion: null }
}
