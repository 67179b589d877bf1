import { z } from 'zod'
import { ApiError } from '@/lib/api-error'
import { solveCaptcha } from '@/lib/captcha/solve-captcha'
import { testApiKeySchema } from '@/lib/contract/api-key'
import { paths } from '@/lib/contract/paths'
import { speechSchema } from '@/lib/contract/speech'
import { request, requestFile } from '@/lib/http'

/** A key for an hour, for the price of a puzzle this browser solves. */
export const getTestKey = async () => {
  const recaptcha = await solveCaptcha('api-key')
  return request(testApiKeySchema, { method: 'POST', url: paths.testApiKey, data: { recaptcha } })
}

/** Has a sentence read with a key; gives the sound. Every failure is an ApiError. */
export const speak = async (key: string, wish: { text: string; voice: string }): Promise<Blob> => {
  const headers = { authorization: `Bearer ${key}` }
  const { audioUrl } = await request(speechSchema, {
    method: 'POST',
    url: paths.speech,
    headers,
    data: { ...wish, words: true },
  })
  const file = await requestFile({ url: audioUrl ?? '', headers, responseType: 'blob' })
  const sound = z.instanceof(Blob).safeParse(file.data)
  if (file.status !== 200 || !sound.success) throw new ApiError('refused', { status: file.status })
  return sound.data
}

const BY_CODE = {
  TEXT_EMPTY: 'empty',
  TEXT_TOO_LONG: 'long',
  QUOTA_EXCEEDED: 'quota',
  RATE_LIMITED: 'busy',
} as const

const isExplained = (code: string | undefined): code is keyof typeof BY_CODE =>
  code !== undefined && code in BY_CODE

/** Which of the explained problems a failure is. */
export const problemOf = (error: unknown) => {
  if (!(error instanceof ApiError)) return 'unavailable'
  if (error.kind === 'network') return 'network'
  const code = error.fields?.['text'] ?? error.code
  return isExplained(code) ? BY_CODE[code] : 'unavailable'
}

/** Whether the key is no longer good: another one is asked for. */
export const isKeyGone = (error: unknown) => error instanceof ApiError && error.code === 'UNAUTHENTICATED'
