import { cx } from 'class-variance-authority'
import { Said } from '@/components/ui/said'
import type { TranscriptEntry } from '@/features/demo-call/call/call-machine'
import type { Locale } from '@/lib/i18n/config'

type CallLineProps = {
  entry: TranscriptEntry
  speakers: Readonly<Record<TranscriptEntry['speaker'], string>>
  /** The language of the page. */
  lang: Locale
  /** The language that is spoken. */
  spoken: Locale | undefined
}

/** One line of a conversation in a list: who says it, what, and the same in the language of the page. */
export const CallLine = ({ entry, speakers, lang, spoken }: CallLineProps) => {
  const isAgent = entry.speaker === 'agent'
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-2">
      <span className={isAgent ? 'text-accent-text' : 'text-fg-3'}>{speakers[entry.speaker]}</span>
      <span className={cx(!isAgent && 'text-fg-2')}>
        <Said lang={spoken} translation={entry.translation?.[lang]}>
          {entry.text}
        </Said>
      </span>
    </li>
  )
}
