import type { CallMessages } from '@/features/demo-call/messages'
import type { Localized } from '@/lib/contract/localized'
import { messageReader } from '@/lib/i18n/read-messages'

/** `scripts` are those of all scenarios, by their ids, in both languages. */
export type CallParts = CallMessages & { scripts: Readonly<Record<string, Localized>> }

/** The words of a call in a language and all scripts, fetched once. */
export const readCallMessages = messageReader<CallParts>('demo-call')
