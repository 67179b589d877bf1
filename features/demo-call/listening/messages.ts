import 'server-only'
import {
  listeningMessagesSchema,
  type ListeningMessages,
} from '@/features/demo-call/listening/messages-schema'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

/** Every word of the listening test in a language; a missing or unknown one stops the build. */
export const loadListeningMessages = async (lang: Locale): Promise<ListeningMessages> =>
  loadMessages(lang, 'listening-test', listeningMessagesSchema)
