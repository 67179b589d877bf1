import { API_BASE, paths } from '../../lib/contract/paths.ts'
import { siteOf, type Env } from '../env.ts'
import { sameSecret, type Secrets } from '../secrets.ts'

const HOUR_MS = 3_600_000

const sign = (secrets: Secrets, id: string, expires: number) =>
  secrets.hash('call-recording', `${id} ${expires}`)

/** The address a recording is heard at for an hour, by whoever has it. */
export const recordingAddress = (
  { env, secrets }: { env: Env; secrets: Secrets },
  id: string,
  now: number,
): string => {
  const expires = now + HOUR_MS
  const query = new URLSearchParams({ expires: String(expires), signature: sign(secrets, id, expires) })
  return `${siteOf(env)}${API_BASE}${paths.callRecording(id)}?${query.toString()}`
}

/** Whether we signed that address and it is still good. */
export const isRecordingAddress = (
  secrets: Secrets,
  { id, expires, signature }: { id: string; expires: number; signature: string },
  now: number,
): boolean => now < expires && sameSecret(signature, sign(secrets, id, expires))
