'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { CallForm } from '@/features/demo-call/call-form'
import type { DemoCallProps } from '@/features/demo-call/demo-call'
import { CallScreens } from '@/features/demo-call/call-screens'
import { loadEngine } from '@/features/demo-call/load-engine'
import { useCaptcha } from '@/features/demo-call/use-captcha'
import { useDemoCall } from '@/features/demo-call/use-demo-call'
import { fillIn } from '@/lib/template'

const Unavailable = lazy(async () => ({
  default: (await import('@/features/demo-call/unavailable')).Unavailable,
}))

const readLeft = async () => {
  try {
    return (await (await loadEngine()).readCallsLeft('auto-call')).callsLeft
  } catch {
    // Unknown is shown as nothing, never as zero.
    return undefined
  }
}

type DemoCallBodyProps = DemoCallProps & { onReady: () => void }

/** The living demo-call card: one form, and a screen per state of the call laid over it, so that nothing below ever moves. */
export const DemoCallBody = ({ words, lang, links, onReady, ...props }: DemoCallBodyProps) => {
  const { view, submit, hangUp, reset } = useDemoCall(lang)
  const captcha = useCaptcha(lang)
  const [catalogue, setCatalogue] = useState(props.catalogue)
  const [callsLeft, setCallsLeft] = useState<number>()
  const isOver = view.state === 'DONE'

  useEffect(() => {
    void readLeft().then(setCallsLeft)
  }, [isOver])

  useEffect(onReady, [onReady])

  return (
    <div className="rounded-lg bg-raised shadow-lg" data-call={view.state}>
      <div className="flex min-h-14 items-center justify-between gap-4 border-b border-rule px-5 sm:px-6">
        <h2 id="demo-call-title" className="text-h4">
          {words.title}
        </h2>
        {callsLeft !== undefined && (
          <span role="status" className="text-small text-fg-3 num">
            {callsLeft > 0 ? fillIn(words.left, { n: callsLeft }) : words.none}
          </span>
        )}
      </div>
      <div className="grid *:col-start-1 *:row-start-1">
        <div inert={view.state !== 'INIT'} className={view.state === 'INIT' ? '' : 'opacity-0'}>
          {catalogue ? (
            <CallForm
              words={words}
              lang={lang}
              catalogue={catalogue}
              campaignId={props.campaignId}
              marks={props.marks}
              voiceHints={props.voiceHints}
              privacyHref={links.privacy}
              problem={view.state === 'INIT' ? view.problem : undefined}
              exhausted={callsLeft === 0}
              captcha={captcha.slot}
              onSubmit={async (values) => submit(values, await captcha.solve())}
            />
          ) : (
            <Suspense>
              <Unavailable words={words} links={links} onLoaded={setCatalogue} />
            </Suspense>
          )}
        </div>
        <CallScreens words={words} view={view} links={links} onHangUp={hangUp} onAgain={reset} />
      </div>
    </div>
  )
}
