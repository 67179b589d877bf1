import 'server-only'
import { handsetMessagesSchema, type HandsetMessages } from '@/features/demo-call/handset/messages-schema'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

export type { HandsetMessages } from '@/features/demo-call/handset/messages-schema'

/** Every word of the in-page handset in a language; a missing or unknown one stops the build. */
export const loadHandsetMessages = async (lang: Locale): Promise<HandsetMessages> =>
  loadMessages(lang, 'handset', handsetMessagesSchema)
