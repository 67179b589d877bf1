import { parseCopy, type PageCopy } from '@/features/pages/parse-copy'
import type { Page } from '@/features/pages/registry'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'
import { site } from '@/lib/site'

const fill = (value: unknown, values: Record<string, string>): unknown => {
  if (typeof value === 'string')
    return value.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
  if (Array.isArray(value)) return value.map((entry) => fill(entry, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, values)]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A page's words in a language, with {{brand}} and {{brandAscii}} filled in. */
export const loadCopy = async (page: Page, lang: Locale): Promise<PageCopy> => {
  const { brand, brandAscii } = site(lang)
  const filled = fill(await loadMessages(lang, page.words), { brand, brandAscii })
  if (!isRecord(filled)) throw new Error(`locales/${lang}/${page.words}.json: not an object`)
  return parseCopy(page, filled, `locales/${lang}/${page.words}.json`)
}
