import { CallLine } from '@/features/demo-call/call/call-line'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'
import type { HandsetCall } from '@/features/demo-call/handset/use-handset'
import type { TranscriptEntry } from '@/features/demo-call/call/call-machine'

type LinesProps = { messages: HandsetMessages; call: HandsetCall; lines: readonly TranscriptEntry[] }

/** What was said and pressed so far, as the lines of a list. */
export const Lines = ({ messages, call: { lang, spoken, script }, lines }: LinesProps) =>
  lines.map((entry, i) => {
    // A key is told in the words of the page; only a callbot is answered in its own language.
    const isPressed = entry.speaker === 'customer' && script?.kind !== 'callbot'
    return (
      <CallLine
        key={`${entry.startMs}-${i}`}
        entry={entry}
        speakers={messages.speaker}
        lang={lang}
        spoken={isPressed ? lang : spoken}
      />
    )
  })
