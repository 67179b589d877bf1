import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button, Spinner } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Progress } from '@/components/ui/progress'
import { StatusDot } from '@/components/ui/status-dot'
import { TravelLine } from '@/components/ui/travel-line'
import { PartFrame } from './part'
import { ToastButtons } from './toast-buttons'
import type { PartProps } from './messages'

const badgeTones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const
const results = ['answered', 'voicemail', 'unanswered', 'busy', 'failed', 'waiting'] as const
const alertTones = ['info', 'success', 'warning'] as const
const left = [2, 14, 36, 9]

export function FeedbackPart({ messages }: PartProps) {
  const { title, support, badges, results: resultNames, alerts, empty, ...names } = messages.feedback
  return (
    <PartFrame id="feedback" title={title} support={support} messages={messages}>
      {(theme) => (
        <>
          <div className="flex flex-wrap gap-2">
            {badgeTones.map((tone) => (
              <Badge key={tone} tone={tone} dot={tone === 'neutral' ? undefined : 'current'}>
                {badges[tone]}
              </Badge>
            ))}
          </div>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-fg-2">
            {results.map((result) => (
              <li key={result} className="flex items-center gap-1.75">
                <StatusDot tone={result} />
                {resultNames[result]}
              </li>
            ))}
          </ul>
          <div className="grid gap-3">
            {alertTones.map((tone) => (
              <Alert key={tone} tone={tone} title={alerts[tone].title}>
                {alerts[tone].text}
              </Alert>
            ))}
            <Alert
              tone="danger"
              title={alerts.danger.title}
              action={
                <Button size="sm" variant="secondary">
                  {alerts.danger.action}
                </Button>
              }
            >
              {alerts.danger.text}
            </Alert>
          </div>
          <div className="grid gap-4">
            <p className="flex items-center gap-2.5 text-small text-fg-2">
              <Spinner /> {names.loading}
            </p>
            <Progress label={names.upload} value={62} detail="62%" />
            <Progress label={names.checking} />
            <div className="grid gap-2">
              <TravelLine />
              <p className="text-small text-fg-2">{names.waiting}</p>
            </div>
          </div>
          <ToastButtons labels={names.toasts} texts={names.toastTexts} />
          <div
            data-theme={theme}
            data-product="aivoice"
            className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-tint px-5 py-3 text-ui"
          >
            <span className="font-strong">{names.deal}</span>
            <Countdown
              label={names.deal}
              parts={names.units.map((unit, i) => ({ unit, value: left[i] ?? 0 }))}
            />
          </div>
          <EmptyState
            title={empty.title}
            text={empty.text}
            level={3}
            actions={
              <LinkButton href="#feedback" variant="secondary">
                {empty.action}
              </LinkButton>
            }
          />
        </>
      )}
    </PartFrame>
  )
}
