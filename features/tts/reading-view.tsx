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
          className="-mx-0.5 rounded-xs bg-accent-tint box-decoration-clone px-0.5 text-accent-text data-[kind=unknown]:bg-warning-tint data-[kind=unknown]:text-warning"
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
          <table className="w-full text-ui">
            <caption className="sr-only">{fillIn(messages.reading.summary, { n: rows.length })}</caption>
            <thead className="sticky top-0 bg-surface text-left text-cap text-fg-3">
              <tr>
                <th scope="col" className="px-5 py-2.5 font-normal sm:px-6">
                  {messages.reading.written}
                </th>
                <th scope="col" className="py-2.5 pr-4 font-normal">
                  {messages.reading.spoken}
                </th>
                <th scope="col" className="py-2.5 pr-5 font-normal max-sm:sr-only">
                  {messages.reading.kind}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ written, spoken, kind }) => (
                <tr key={written} className="border-t border-rule align-top">
                  <th
                    scope="row"
                    lang="vi"
                    className={cx(
                      'px-5 py-2.5 text-left font-strong num sm:px-6',
                      written.length > SHORT ? 'wrap-anywhere' : 'whitespace-nowrap',
                    )}
                  >
                    {written.trim()}
                  </th>
                  <td lang="vi" className="py-2.5 pr-4 text-fg-2">
                    {kind === 'unknown' ? messages.reading.unknown : spoken.trim()}
                  </td>
                  <td className="py-2.5 pr-5 whitespace-nowrap text-fg-3 max-sm:sr-only">
                    {messages.kinds[kind]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Frame>
  )
}
