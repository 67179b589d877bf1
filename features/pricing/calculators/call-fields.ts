import type { BlockPrice } from '@/lib/domain/price'
import { estimateCalls, type CallEstimate } from './call-estimate'
import { readNumber, type NumberRule } from './read-number'

/** What the boxes hold at first, and the names they have in the address. */
export const CALL_DEFAULTS = {
  contacts: '1000',
  answered: '60',
  voicemail: '10',
  seconds: '41',
  message: '17',
}

export type CallField = keyof typeof CALL_DEFAULTS
export const CALL_FIELDS: readonly CallField[] = ['contacts', 'answered', 'seconds', 'voicemail', 'message']

/** What each box may hold. */
export const CALL_RULES: Record<CallField, NumberRule> = {
  contacts: { min: 1, max: 10_000_000 },
  answered: { min: 0, max: 100, decimals: true },
  seconds: { min: 1, max: 3_600 },
  voicemail: { min: 0, max: 100, decimals: true },
  message: { min: 1, max: 600 },
}

/** The boxes read: each number or its problem, and the rules they were held to. */
export const readCallFields = (values: Readonly<Record<CallField, string>>) => {
  const answered = readNumber(values.answered, CALL_RULES.answered)
  // Answered and voicemail are parts of the same calls; in hundredths, for 100 − 8.21 is less than 91.79.
  const rest = (10_000 - Math.round((answered.value ?? 0) * 100)) / 100
  const rules = { ...CALL_RULES, voicemail: { ...CALL_RULES.voicemail, max: rest } }
  return {
    rules,
    fields: {
      answered,
      contacts: readNumber(values.contacts, rules.contacts),
      seconds: readNumber(values.seconds, rules.seconds),
      voicemail: readNumber(values.voicemail, rules.voicemail),
      message: readNumber(values.message, rules.message),
    },
  }
}

export type CallAnswer = {
  contacts: number
  answered: number
  seconds: number
  voicemail: number
  message: number
  estimate: CallEstimate
}

/** The estimate with the numbers it was made from; null while a box has a problem. */
export const answerCalls = (
  { fields }: ReturnType<typeof readCallFields>,
  price: BlockPrice,
): CallAnswer | null => {
  const [contacts, answered, seconds] = [fields.contacts.value, fields.answered.value, fields.seconds.value]
  const [voicemail, message] = [fields.voicemail.value, fields.message.value]
  if (contacts === null || answered === null || seconds === null) return null
  if (voicemail === null || message === null) return null
  const question = {
    contacts,
    answeredPercent: answered,
    voicemailPercent: voicemail,
    seconds,
    voicemailSeconds: message,
  }
  return { contacts, answered, seconds, voicemail, message, estimate: estimateCalls(question, price) }
}
