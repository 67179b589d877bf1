import 'server-only'
import { handsetWordsSchema, type HandsetWords } from '@/features/demo-call/handset/words-schema'
import type { Locale } from '@/lib/i18n/config'
import { loadWords } from '@/lib/i18n/server'

export type { HandsetWords } from '@/features/demo-call/handset/words-schema'

/** Every word of the in-page handset in a language; a missing or unknown one stops the build. */
export const loadHandsetWords = async (lang: Locale): Promise<HandsetWords> =>
  handsetWordsSchema.parse(await loadWords(lang, 'handset'))
