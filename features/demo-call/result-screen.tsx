'use client'

import { IconAlertTriangle, IconCircleCheck, IconPhoneX } from '@tabler/icons-react'
import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { clock } from '@/components/ui/clock'
import type { CallView } from '@/features/demo-call/machine'
import { Replay } from '@/features/demo-call/replay'
import { Lines, Screen } from '@/features/demo-call/screens'
import type { DemoCallWords } from '@/features/demo-call/words'
import type { CallResult } from '@/lib/contract/enums'
import { fillIn } from '@/lib/template'

type Look = { tone: 'success' | 'neutral' | 'danger'; live: 'status' | 'alert'; Icon: typeof IconCircleCheck }

const answered: Look = { tone: 'success', live: 'status', Icon: IconCircleCheck }
const missed: Look = { tone: 'neutral', live: 'status', Icon: IconPhoneX }
const failed: Look = { tone: 'danger', live: 'alert', Icon: IconAlertTriangle }

const LOOKS: Record<CallResult, Look> = {
  ANSWER: answered,
  VOICE_MAIL: missed,
  BUSY: missed,
  NO_ANSWER: missed,
  DO_NOT_CALL: missed,
  BLACKLIST_SYSTEM: missed,
  FAILED: failed,
  ERROR: failed,
}

type ResultScreenProps = {
  words: DemoCallWords
  view: Extract<CallView, { state: 'DONE' }>
  links: { help: string; samples: string }
  onAgain: () => void
}

/** How the call ended: what happened, the likely cause, the next step; the replay when there is one. */
export const ResultScreen = ({ words, view, links, onAgain }: ResultScreenProps) => {
  const { title, label, cause, action } = words.results[view.result]
  const { tone, live, Icon } = LOOKS[view.result]
  const help = `${links.help}?call=${view.call.callId}`
  return (
    <Screen id="DONE" title={title} live={live}>
      <div className="flex flex-wrap items-center gap-3 text-small text-fg-3">
        <Badge tone={tone}>
          <Icon size={16} stroke={1.6} aria-hidden />
          {label}
        </Badge>
        {view.durationMs > 0 && (
          <span className="num">
            {fillIn(words.done.duration, { time: clock(Math.round(view.durationMs / 1000)) })}
          </span>
        )}
      </div>
      <div className="grid gap-1 text-ui text-fg-2">
        <p>{cause}</p>
        <p>{action}</p>
      </div>
      {view.recordingUrl && <Replay words={words} src={view.recordingUrl} />}
      {view.lines.length > 0 && <Lines words={words} lines={view.lines} />}
      <div className="mt-auto grid gap-3 pt-2 sm:grid-cols-2">
        <Button size="lg" onClick={onAgain}>
          {words.done.again}
        </Button>
        <Link href={help} prefetch={false} className={buttonVariants({ variant: 'secondary', size: 'lg' })}>
          {view.result === 'ANSWER' ? words.done.advise : words.done.help}
        </Link>
      </div>
      {view.result !== 'ANSWER' && (
        <p className="flex flex-wrap justify-between gap-3 text-cap text-fg-3">
          <Link
            href={links.samples}
            prefetch={false}
            className="underline underline-offset-[0.22em] hover:text-fg"
          >
            {words.done.samples}
          </Link>
          <span>{fillIn(words.done.support, { id: view.call.callId.slice(0, 8) })}</span>
        </p>
      )}
    </Screen>
  )
}
