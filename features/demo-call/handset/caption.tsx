'use client'

import { cx } from 'class-variance-authority'
import { Said } from '@/components/ui/said'
import type { HandsetUiState } from '@/features/demo-call/handset/phone-connection'
import { countStarted, toPhrases, timedWords } from '@/features/demo-call/handset/phrases'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'
import type { TranscriptEntry } from '@/features/demo-call/call/call-machine'
import type { Locale } from '@/lib/contract/enums'

type CaptionProps = {
  messages: HandsetMessages
  ui: HandsetUiState
  /** The language of the page. */
  lang: Locale
  spoken: Locale
  /** By captions alone each turn is announced once, whole; by ear it is heard already. */
  isAnnounced: boolean
  hasFailed: boolean
  isYourTurn: boolean
  lastLine: TranscriptEntry | undefined
}

/** What the agent says, lit word by word; a reader of the screen gets whole turns, never single words. */
export const Caption = ({
  messages,
  ui,
  lang,
  spoken,
  isAnnounced,
  hasFailed,
  isYourTurn,
  lastLine,
}: CaptionProps) => {
  const { clip, atMs, isFallback } = ui
  const words = clip ? timedWords(clip) : []
  const translation = clip?.translation?.[lang]
  const phrases = toPhrases(words)
  const shownMs = isYourTurn ? Number.POSITIVE_INFINITY : atMs
  const current = Math.max(
    0,
    phrases.findLastIndex(({ startMs }) => startMs <= shownMs),
  )
  const started = countStarted(words, shownMs)
  const notices = [...(hasFailed ? [messages.soundFailed] : []), ...(isFallback ? [messages.standIn] : [])]
  // The translation takes the place of the phrase that is over.
  const first = translation ? current : Math.max(0, current - 1)
  let count = phrases.slice(0, first).reduce((sum, { words }) => sum + words.length, 0)
  return (
    <section
      aria-label={messages.captions}
      className="my-3 flex min-h-36 shrink-0 grow flex-col justify-center rounded-lg bg-raised px-4 py-3"
    >
      <div
        aria-hidden
        lang={spoken}
        data-slot="caption"
        data-begun={started}
        className="grid gap-1 text-[1.0625rem] leading-snug"
      >
        {phrases.slice(first, current + 2).map((phrase) => (
          <p key={phrase.startMs}>
            {phrase.words.map((word) => {
              const index = count++
              const look =
                index >= started
                  ? 'text-fg-3'
                  : index === started - 1 && !isYourTurn
                    ? 'text-accent-text'
                    : 'text-fg'
              return (
                <span key={index} className={cx('transition-colors duration-(--d-1)', look)}>
                  {word.text}{' '}
                </span>
              )
            })}
          </p>
        ))}
        {lastLine?.speaker === 'customer' && !clip && <p className="text-fg-2">{lastLine.text}</p>}
        {translation && (
          <p lang={lang} className="mt-1 text-cap text-fg-3">
            {translation}
          </p>
        )}
      </div>
      <p aria-live={isAnnounced ? 'polite' : 'off'} className="sr-only">
        <Said lang={spoken} translation={translation}>
          {clip?.text}
        </Said>
      </p>
      <p role="status" className="mt-2 text-cap text-fg-3 empty:hidden">
        {isYourTurn ? messages.yourTurn : ''}
      </p>
      {notices.map((notice) => (
        <p key={notice} className="mt-2 text-cap text-warning">
          {notice}
        </p>
      ))}
    </section>
  )
}
