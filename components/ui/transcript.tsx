import { cx } from 'class-variance-authority'
import { Said } from '@/components/ui/said'

/** One turn of a call (times in ms); `mark` is a phrase of `text` to highlight. */
export type Turn = {
  speaker: 'agent' | 'customer'
  startMs: number
  endMs: number
  text: string
  mark?: string
  /** The same in the language of the page, where it is said in another. */
  translation?: string | undefined
}
export type TranscriptProps = {
  turns: readonly Turn[]
  speakers: Record<Turn['speaker'], string>
  /** The language that is spoken, where it is not the page's. */
  lang?: string | undefined
  className?: string
}

function MarkedText({ text, mark }: Pick<Turn, 'text' | 'mark'>) {
  const start = mark ? text.indexOf(mark) : -1
  if (!mark || start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <mark>{mark}</mark>
      {text.slice(start + mark.length)}
    </>
  )
}

/** The turns of a call as a list; inside a player the current turn lights up and a click on a turn seeks to it. */
export function Transcript({ turns, speakers, lang, className }: TranscriptProps) {
  // Where one voice says it all, its name need not stand before every sentence.
  const isSolo = turns.length > 1 && turns.every(({ speaker }) => speaker === 'agent')
  return (
    <ol data-slot="transcript" className={cx('transcript', isSolo && 'solo', className)}>
      {turns.map((turn) => (
        <li
          key={turn.startMs}
          className={turn.speaker === 'customer' ? 'customer' : undefined}
          data-from={(turn.startMs / 1000).toFixed(1)}
        >
          {!isSolo && <span className="who">{speakers[turn.speaker]}</span>}
          <Said lang={lang} translation={turn.translation}>
            <MarkedText text={turn.text} mark={turn.mark} />
          </Said>
        </li>
      ))}
    </ol>
  )
}
