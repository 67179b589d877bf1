import { solveCaptcha } from '@/lib/captcha/solve-captcha'
import { API_BASE } from '@/lib/contract/paths'

const TIMEOUT_MS = 60_000

/** What came back, as it came: text laid out for reading, or a sound; `id` from the header that names a speech. */
export type Answer = {
  status: number
  ms: number
  text: string | null
  sound: Blob | null
  id: string | null
}

const laidOut = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Sends a request of the documents to this site's own API as a program would; throws when no answer came. */
export const send = async (
  method: 'GET' | 'POST',
  { path, body }: { path: string; body: string | null },
  bearer: string | null,
): Promise<Answer> => {
  const filled = body?.includes('$CAPTCHA') ? body.replace('$CAPTCHA', await solveCaptcha('api-key')) : body
  const headers = new Headers()
  if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`)
  if (filled !== null) headers.set('content-type', 'application/json')
  const begun = performance.now()
  const response = await fetch(API_BASE + path, {
    method,
    headers,
    body: filled,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const content = await response.blob()
  const isSound = content.type.startsWith('audio/')
  return {
    status: response.status,
    ms: Math.round(performance.now() - begun),
    text: isSound ? null : laidOut(await content.text()),
    sound: isSound ? content : null,
    id: response.headers.get('x-speech-id'),
  }
}
