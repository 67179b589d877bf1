import { cx } from 'class-variance-authority'
import { SYNTHESIZER } from '@/lib/contract/enums'
import { fillIn } from '@/lib/i18n/format'

export type VoiceWords = { synthesizer: string; spokenBy: string }

/** Whose voice is heard, in one sentence; undefined where the service does not say. */
export const voiceSentence = (words: VoiceWords, spokenBy: string | undefined) =>
  spokenBy && (spokenBy === SYNTHESIZER ? words.synthesizer : fillIn(words.spokenBy, { provider: spokenBy }))

/** The class of a note that stands once on a page: who speaks where another provider does is said with each sound. */
export const voiceNoteClass = (spokenBy: string | undefined) => spokenBy === SYNTHESIZER && 'voice-note'

type VoiceNoteProps = { words: VoiceWords; spokenBy: string | undefined; className?: string }

/** Whose voice is heard, quietly under what is played. */
export const VoiceNote = ({ words, spokenBy, className }: VoiceNoteProps) => {
  const sentence = voiceSentence(words, spokenBy)
  return (
    sentence && <p className={cx('text-cap text-fg-3', voiceNoteClass(spokenBy), className)}>{sentence}</p>
  )
}
