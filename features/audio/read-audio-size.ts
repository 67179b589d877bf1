import 'server-only'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { assetUrl } from '@/lib/asset-url'

const TIMEOUT_MS = 2_000
const length = z.coerce.number().int().positive()

const remoteSize = async (url: string) => {
  const { headers, ok } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const size = length.safeParse(headers.get('content-length'))
  return ok && size.success ? size.data : null
}

/** How many bytes a recording has: of our own file, else as its host says; null when nobody knows. */
export const readAudioSize = async (audioUrl: string): Promise<number | null> => {
  try {
    if (/^\/audio\/[a-z0-9/-]+\.mp3$/.test(audioUrl))
      return (await stat(path.join(process.cwd(), 'public', audioUrl))).size
    return /^https?:/.test(audioUrl) ? await remoteSize(assetUrl(audioUrl)) : null
  } catch {
    return null
  }
}
