import type { TranscriptEntry } from '@/features/demo-call/call/call-machine'
import { hasMarks, lower, wordsOf } from '@/lib/domain/dialog/text'
import type { Locale } from '@/lib/i18n/config'

/** Of Vietnamese words most bear marks; in an English conversation only names do. */
const MARKED = 0.4

/** The language a conversation is held in, as a screen reader should speak it. */
export const spokenLanguage = (lines: readonly Pick<TranscriptEntry, 'text'>[]): Locale => {
  const words = lines.flatMap(({ text }) => wordsOf(lower(text.normalize('NFC'))))
  return words.filter(({ text }) => hasMarks(text)).length > words.length * MARKED ? 'vi' : 'en'
}
