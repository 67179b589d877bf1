import { API_BASE } from '../../lib/contract/paths.ts'
import type { Submission } from '../db/schema.ts'
import { siteOf, type Env } from '../env.ts'
import { sameSecret, type Secrets } from '../secrets.ts'

const DAY_MS = 24 * 3_600_000

const sign = (secrets: Secrets, receipt: string, expires: number) =>
  secrets.hash('cv', `${receipt} ${expires}`)

/** The address a recruiter fetches a CV at: good for CV_LINK_DAYS, and for nobody who was not sent it; null without a CV or with 0 days. */
export const cvAddress = (
  { env, secrets }: { env: Env; secrets: Secrets },
  { receipt, uploadKey, createdAt }: Submission,
): string | null => {
  if (!uploadKey || env.CV_LINK_DAYS === 0) return null
  const expires = createdAt.getTime() + env.CV_LINK_DAYS * DAY_MS
  const query = new URLSearchParams({ expires: String(expires), signature: sign(secrets, receipt, expires) })
  return `${siteOf(env)}${API_BASE}/cv/${receipt}?${query.toString()}`
}

/** Whether we signed that address and it is still good. */
export const isCvAddress = (
  secrets: Secrets,
  { receipt, expires, signature }: { receipt: string; expires: number; signature: string },
  now: number,
): boolean => now < expires && sameSecret(signature, sign(secrets, receipt, expires))
