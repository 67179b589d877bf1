import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Fold } from '@/features/tts/fold'
import type { TtsMessages } from '@/features/tts/messages'
import type { Piece } from '@/lib/domain/reading/piece'
import { fillIn } from '@/lib/i18n/format'

type ReadingViewProps = {
  pieces: readonly Piece[]
  messages: Pick<TtsMessages, 'reading' | 'kinds'>
  /** Only its name is seen until it is opened. */
  folded?: boolean
}

/** Up to here a written form stays on one line, on a phone as well. */
const SHORT = 12

const isRuled = (piece: Piece): piece is Piece & { kind: NonNullable<Piece['kind']> } => piece.kind !== null

type SpokenTextProps = { pieces: readonly Piece[]; className?: string }

/** A text in the words that will be heard, with every one that was written otherwise marked. */
export const SpokenText = ({ pieces, className }: SpokenTextProps) => (
  <p
    lang="vi"
    data-slot="spoken"
    className={cx('text-lead leading-relaxed wrap-anywhere whitespace-pre-line text-fg-2', className)}
  >
    {pieces.map(({ written, spoken, kind }, i) =>
      kind === null ? (
        written
      ) : (
        <mark
          // Pieces have no identity but their place.
          key={i}
          title={written.trim()}
          data-kind={kind}
        >
          {(kind === 'unknown' ? written : spoken.trim()) || written}
        </mark>
      ),
    )}
  </p>
)

type FrameProps = { folded: boolean; title: string; children: ReactNode }

const Frame = ({ folded, title, children }: FrameProps) =>
  folded ? (
    <Fold title={<h3>{title}</h3>}>{children}</Fold>
  ) : (
    <div className="overflow-clip rounded-lg border border-rule bg-raised">
      <h3 className="border-b border-rule px-5 py-3.5 text-small font-strong sm:px-6">{title}</h3>
      {children}
    </div>
  )

/** Everything in a text that is not read as written, and how it is read. */
export const ReadingView = ({ pieces, messages, folded = false }: ReadingViewProps) => {
  const ruled = pieces.filter(isRuled)
  const rows = ruled.filter(
    (piece, i) =>
      ruled.findIndex(({ written }) => written === piece.written) === i && piece.kind !== 'symbol',
  )
  const isEmpty = pieces.every(({ written }) => written.trim() === '')
  return (
    <Frame folded={folded} title={messages.reading.title}>
      {rows.length === 0 ? (
        <p className="px-5 py-4 text-small text-fg-2 sm:px-6">
          {isEmpty ? messages.reading.empty : messages.reading.plain}
        </p>
      ) : (
        <div
          tabIndex={0}
          role="region"
          aria-label={messages.reading.title}
          className="relative overflow-y-auto sm:max-h-[22rem]"
        >
          <table className="reading-table">
            <caption className="sr-only">{fillIn(messages.reading.summary, { n: rows.length })}</caption>
            <thead>
              <tr>
                <th scope="col">{messages.reading.written}</th>
                <th scope="col">{messages.reading.spoken}</th>
                <th scope="col">{messages.reading.kind}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ written, spoken, kind }) => (
                <tr key={written}>
                  <th
                    scope="row"
                    lang="vi"
                    className={written.length > SHORT ? 'wrap-anywhere' : 'whitespace-nowrap'}
                  >
                    {written.trim()}
                  </th>
                  <td lang="vi">{kind === 'unknown' ? messages.reading.unknown : spoken.trim()}</td>
                  <td>{messages.kinds[kind]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Frame>
  )
}
