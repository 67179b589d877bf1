import type { ConsentMessages } from '@/features/consent/messages'
import { messageReader } from '@/lib/i18n/read-messages'

export type ChoiceMessages = ConsentMessages['choices']

/** The words of the cookie options in a language, fetched once. */
export const readChoiceMessages = messageReader<ChoiceMessages>('consent')
