'use client'

import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { formatDuration } from '@/components/ui/format-duration'
import { showToast } from '@/components/ui/toast-store'
import { focusPhone } from '@/features/demo-call/form/phone-field'
import type { CallView } from '@/features/demo-call/call/call-machine'
import { OUTCOMES } from '@/features/demo-call/result/outcomes'
import { Replay, type ReplayLabels } from '@/features/demo-call/result/replay'
import { Lines, Screen } from '@/features/demo-call/call/screens'
import type { CallMessages } from '@/features/demo-call/messages'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import { href } from '@/lib/i18n/href'

type ResultScreenProps = {
  messages: CallMessages
  labels: ReplayLabels
  view: Extract<CallView, { state: 'DONE' }>
  lang: Locale
  links: { help: string; samples: string }
  onAgain: () => void
  handset: ReactNode
}

/** How the call ended: what happened, the likely cause, the next step; the replay when there is one. */
export const ResultScreen = ({
  messages,
  labels,
  view,
  lang,
  links,
  onAgain,
  handset,
}: ResultScreenProps) => {
  const { title, label, cause, action } = messages.results[view.result]
  // Only an answered call speaks of its recording, and not every one has it.
  const { noRecording, noTranscript } = messages.done
  const isUnrecorded = view.result === 'ANSWER' && !view.recordingUrl
  const advice = isUnrecorded ? (view.lines.length > 0 ? noRecording : noTranscript) : action
  const { tone, role, Icon, next, offersHandset } = OUTCOMES[view.result]
  const help = `${links.help}?call=${view.call.callId}`
  // The pressed button goes away with its screen; only once the form is back can its first field take the focus.
  const again = () => {
    flushSync(onAgain)
    focusPhone()
  }
  const showResultToast = (show: () => void) =>
    showToast({
      kind: tone === 'neutral' ? 'info' : tone,
      text: title,
      action: { label: messages.done.show, run: show },
    })
  return (
    <Screen id="DONE" title={title} role={role} onAway={showResultToast} isOld={view.isRestored}>
      <div className="flex flex-wrap items-center gap-3 text-small text-fg-3">
        <Badge tone={tone}>
          <Icon size={16} stroke={1.6} aria-hidden />
          {label}
        </Badge>
        {view.durationMs > 0 && (
          <span className="num">
            {fillIn(messages.done.duration, { time: formatDuration(view.durationMs / 1000) })}
          </span>
        )}
      </div>
      <div className="grid gap-1 text-ui text-fg-2">
        <p>{cause}</p>
        <p>{advice}</p>
        {next === 'number' && (
          <span className="flex flex-wrap gap-x-6">
            <a href={href('/data-rights', lang)} className="text-link">
              {messages.done.dataRights}
            </a>
            <a href={href('/call-check', lang)} className="text-link">
              {messages.done.callCheck}
            </a>
          </span>
        )}
      </div>
      {view.recordingUrl ? (
        <Replay messages={messages} labels={labels} lang={lang} src={view.recordingUrl} view={view} />
      ) : (
        view.lines.length > 0 && <Lines messages={messages} lang={lang} lines={view.lines} />
      )}
      {offersHandset && handset}
      <div className="grid gap-3 pt-2 sm:grid-cols-2">
        <Button size="lg" onClick={again}>
          {next === 'number' ? messages.done.otherNumber : messages.done.again}
        </Button>
        <a href={help} className={buttonVariants({ variant: 'secondary', size: 'lg' })}>
          {offersHandset ? messages.done.help : messages.done.advise}
        </a>
      </div>
      {offersHandset && (
        <p className="flex flex-wrap justify-between gap-3 text-cap text-fg-3">
          <a href={links.samples} className="underline underline-offset-[0.22em] hover:text-fg">
            {messages.done.samples}
          </a>
          <span>{fillIn(messages.done.support, { id: view.call.callId.slice(0, 8) })}</span>
        </p>
      )}
    </Screen>
  )
}
