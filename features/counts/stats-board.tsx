'use client'

import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, Spinner } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import type { StatsMessages } from '@/features/counts/messages'
import { StatsTables } from '@/features/counts/stats-tables'
import { attempt } from '@/lib/attempt'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import { useSession } from '@/lib/session'

const PERIODS = [7, 28, 90]

export type StatsBoardProps = { lang: Locale; messages: StatsMessages }

/** The counts of visits, for those of the team who are signed in. */
export function StatsBoard({ lang, messages }: StatsBoardProps) {
  const { state } = useSession()
  return state === 'signed-in' ? (
    <TeamBoard lang={lang} messages={messages} />
  ) : (
    <p className="max-w-[52ch] text-ui text-fg-2">{messages.anonymous}</p>
  )
}

const load = async (days: number) =>
  attempt(
    async () => import('@/features/counts/stats-api'),
    async (api) => api.readStats(days),
  )

const TeamBoard = ({ lang, messages }: StatsBoardProps) => {
  const [days, setDays] = useState(28)
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof load>>>()

  useEffect(() => {
    let isGone = false
    void load(days).then((next) => {
      if (!isGone) setAnswer(next)
    })
    return () => void (isGone = true)
  }, [days, round])

  if (!answer) return <Spinner label={messages.loading} className="text-fg-3" />
  if ('problem' in answer) {
    const isFinal = answer.problem === 'private'
    return (
      <Alert
        tone={isFinal ? 'info' : 'danger'}
        role="alert"
        action={
          !isFinal && (
            <Button variant="secondary" size="sm" onClick={() => setRound((before) => before + 1)}>
              {messages.retry}
            </Button>
          )
        }
      >
        {messages.problems[answer.problem]}
      </Alert>
    )
  }
  return (
    <div className="grid gap-10">
      <Segmented
        label={messages.period}
        name="stats-days"
        className="max-w-[28rem]"
        value={String(days)}
        options={PERIODS.map((period) => ({
          value: String(period),
          label: fillIn(messages.lastDays, { n: period }),
        }))}
        onChange={({ target }) => setDays(Number(target.value))}
      />
      <StatsTables stats={answer.done} lang={lang} messages={messages} />
    </div>
  )
}
