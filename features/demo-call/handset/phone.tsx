'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { TravelLine } from '@/components/ui/travel-line'
import { Ringing } from '@/features/demo-call/handset/ringing'
import { Talking } from '@/features/demo-call/handset/talking'
import type { HandsetCall } from '@/features/demo-call/handset/use-handset'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'

type PhoneProps = { messages: HandsetMessages; call: HandsetCall }

const Screen = ({ messages, call }: PhoneProps) => {
  const { view } = call
  if (view.state === 'INIT' && view.error) {
    return (
      <div className="m-auto grid gap-5">
        <Alert tone="danger" role="alert" title={messages.failed.title}>
          {messages.failed.text}
        </Alert>
        <Button size="lg" wide onClick={() => void call.ring()}>
          {messages.failed.retry}
        </Button>
      </div>
    )
  }
  if (view.state !== 'CALLING') {
    return (
      <div role="status" className="m-auto grid w-full gap-6 text-center text-fg-2">
        <TravelLine />
        {messages.loading}
      </div>
    )
  }
  if (view.talkedMs === undefined) return <Ringing messages={messages} call={call} />
  return <Talking messages={messages} call={call} view={view} />
}

/** The phone itself, always dark: one screen per state of the call. */
export const Phone = (props: PhoneProps) => (
  <div
    data-theme="dark"
    data-product="aicall"
    className="flex min-h-0 flex-col overflow-y-auto px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-5"
  >
    <Screen {...props} />
  </div>
)
