import type { FlagKey } from '@/features/flags/flag-keys'
import type { FlagClient } from '@/features/flags/growthbook'
import { readPublicConfig } from '@/lib/read-public-config'

const BATCH_MS = 2_000
const RETRY_MS = 60_000

const listeners = new Set<() => void>()
let client: FlagClient | null = null
let started = false
let settled = false
let pending: ReturnType<typeof setTimeout> | undefined

const publish = () => {
  pending = undefined
  listeners.forEach((listener) => listener())
}

// A marketer who flips several flags changes the page once, not in a flicker of halves.
const publishSoon = () => {
  pending ??= setTimeout(publish, BATCH_MS)
}

const start = async () => {
  const { growthbook } = await readPublicConfig()
  if (!growthbook) return
  const { connectFlags } = await import('@/features/flags/growthbook')
  client = await connectFlags(growthbook, publishSoon)
}

// Without flags every page shows its defaults; while somebody reads them, a service that was down is asked again.
const begin = async () => {
  started = true
  await start().catch(() => {
    started = false
    setTimeout(retry, RETRY_MS)
  })
  settled = true
  publish()
}

const retry = () => {
  if (!started && listeners.size > 0) void begin()
}

/** Follows the flags; the first reader loads the SDK, and a page that reads no flag never does. */
export const subscribeFlags = (listener: () => void) => {
  listeners.add(listener)
  if (!started) void begin()
  return () => void listeners.delete(listener)
}

/** What the flag says, or the fallback when nothing is known about it. */
export const readFlag = (key: FlagKey, fallback: boolean) => client?.read(key, fallback) ?? fallback

/** Whether the flag service has answered, or been given up. */
export const flagsSettled = () => settled
