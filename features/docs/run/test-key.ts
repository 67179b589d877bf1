import { z } from 'zod'
import { kept } from '@/features/docs/run/kept'

const keySchema = z.object({ key: z.string(), expiresAt: z.string() })
export type TestKey = z.infer<typeof keySchema>

const item = kept('docs-test-key')

/** The visitor's key that this tab got before, on whichever page; null when there is none or its hour is over. */
export const keptKey = (now: number): TestKey | null => {
  try {
    const key = keySchema.parse(JSON.parse(item.read() ?? 'null'))
    return Date.parse(key.expiresAt) > now ? key : null
  } catch {
    return null
  }
}

export const keepKey = ({ key, expiresAt }: TestKey) => item.write(JSON.stringify({ key, expiresAt }))
