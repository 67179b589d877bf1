'use client'

import type { MouseEvent } from 'react'
import { playerAttributes, PlayButton, PlayerError, type PlayerLabels } from '@/components/ui/player-parts'
import type { Round } from '@/features/demo-call/listening/round'
import type { ListeningMessages } from '@/features/demo-call/listening/messages'
import { API_BASE, paths } from '@/lib/contract/paths'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatDecimal } from '@/lib/i18n/format'

type CodePlayerProps = {
  messages: ListeningMessages
  lang: Locale
  round: Round
  labels: PlayerLabels
  onListen: () => void
}

/** About how long a code takes, in seconds, until the file says it itself. */
const secondsOf = ({ digits, rate }: Round) => Math.round((digits * 0.9) / rate)

/** The code as sound, on the page's one player; each start counts as a listen, going on after a pause does not. */
export const CodePlayer = ({ messages, lang, round, labels, onListen }: CodePlayerProps) => {
  const { digits, rate, voice, turn } = round
  const query = new URLSearchParams({ digits: `${digits}`, rate: `${rate}`, voice, turn: `${turn}` })
  const src = `${API_BASE}${paths.listeningTest}?${query}`
  const title = fillIn(messages.code, { n: digits, rate: formatDecimal(rate, lang) })

  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isPlay = target instanceof Element && target.closest('[data-play], [data-retry]')
    const goesOn = /playing|loading|paused/.test(currentTarget.dataset['state'] ?? '')
    if (isPlay && !goesOn) onListen()
  }

  return (
    <div
      // Another code is another player: the one that plays is let go of with its element.
      key={src}
      {...playerAttributes({ id: `listening-${query}`, src, duration: secondsOf(round), title })}
      onClick={onClick}
      className="flex flex-wrap items-center gap-x-3.5 gap-y-2 rounded-md bg-surface p-3"
    >
      <PlayButton title={title} labels={labels} />
      <span className="text-small font-strong">{messages.listen}</span>
      <span className="text-small text-fg-3">{title}</span>
      <PlayerError labels={labels} className="w-full" />
    </div>
  )
}
