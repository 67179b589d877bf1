import 'server-only'
import { listeningWordsSchema, type ListeningWords } from '@/features/demo-call/listening/words-schema'
import type { Locale } from '@/lib/i18n/config'
import { loadWords } from '@/lib/i18n/server'

/** Every word of the listening test in a language; a missing or unknown one stops the build. */
export const loadListeningWords = async (lang: Locale): Promise<ListeningWords> =>
  listeningWordsSchema.parse(await loadWords(lang, 'listening-test'))
