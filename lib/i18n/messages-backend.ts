import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BackendModule, ReadCallback } from 'i18next'
import { env } from '@/lib/env'
import { type Words, isGroup, replaceWords } from './replace-words'

/** How words are read from LOCALES_URL: ten at a time, a failed one up to five times more, after 350 ms and then twice as long each time. */
export const READ_OPTIONS = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 }

const TIMEOUT_MS = 3_000
// Every try of one file failed: the others need not find that out for themselves.
const DOWN_MS = 60_000

const readLocal = async (language: string, namespace: string): Promise<Words> =>
  JSON.parse(await readFile(path.join(process.cwd(), 'locales', language, `${namespace}.json`), 'utf8'))

const readRemote = async (base: string, language: string, namespace: string): Promise<Words | null> => {
  const response = await fetch(`${base}/${language}/${namespace}.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.json()
}

/** Words for a demonstration brand: what locales/{language}/demo-notice.json says by file stands in place of what nobody there can keep, such as a reply. */
const forVisitors = async (language: string, namespace: string, words: Words): Promise<Words> => {
  if (!env().DEMO_NOTICE) return words
  const others = (await readLocal(language, 'demo-notice'))[namespace]
  return isGroup(others) ? replaceWords(words, others) : words
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** Reads the words of a language from LOCALES_URL where that is set; a file that is not there, or cannot be had after all tries, is read from locales/. */
export const messagesBackend = (): BackendModule => {
  const failures = new Map<string, number>()
  let downUntil = 0

  const read = async (language: string, namespace: string, callback: ReadCallback) => {
    const found = async (words: Words) => callback(null, await forVisitors(language, namespace, words))
    const local = async () => {
      try {
        await found(await readLocal(language, namespace))
      } catch (error) {
        callback(asError(error), null)
      }
    }
    const base = env().LOCALES_URL
    if (!base || Date.now() < downUntil) return local()
    const file = `${language}/${namespace}`
    try {
      const messages = await readRemote(base, language, namespace)
      failures.delete(file)
      return await (messages ? found(messages) : local())
    } catch (error) {
      const tries = (failures.get(file) ?? 0) + 1
      failures.set(file, tries)
      // The second argument is what makes i18next try again.
      if (tries <= READ_OPTIONS.maxRetries) return callback(asError(error), true)
      failures.delete(file)
      downUntil = Date.now() + DOWN_MS
      return local()
    }
  }

  return {
    type: 'backend',
    callbackApi: true,
    init: () => undefined,
    read: (...args) => void read(...args),
  }
}
