'use client'

import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { CallForm } from '@/features/demo-call/call-form'
import type { Catalogue } from '@/features/demo-call/catalogue'
import type { FormValues } from '@/features/demo-call/form-values'
import type { LiveForm } from '@/features/demo-call/live-form'
import { loadEngine } from '@/features/demo-call/load-engine'
import { patient } from '@/features/demo-call/patient'
import { useCaptcha } from '@/features/demo-call/use-captcha'
import { useDemoCall } from '@/features/demo-call/use-demo-call'
import type { DemoCallWords } from '@/features/demo-call/words'
import type { Lang } from '@/lib/i18n/config'
import { fillIn } from '@/lib/template'

// The markup of the form is in the page; everything that works in it is fetched when somebody comes near.
const loadScreens = () => import('@/features/demo-call/call-screens')
const CallScreens = lazy(patient(async () => (await loadScreens()).CallScreens))
const FormLogic = lazy(patient(async () => (await import('@/features/demo-call/form-logic')).FormLogic))
const Unavailable = lazy(patient(async () => (await import('@/features/demo-call/unavailable')).Unavailable))

export type DemoCallProps = {
  words: DemoCallWords
  lang: Lang
  catalogue: Catalogue | null
  campaignId: string | undefined
  marks: Readonly<Record<string, ReactNode>>
  voiceHints: Readonly<Record<string, string>>
  links: { privacy: string; help: string; samples: string; contact: string }
}

const readLeft = async () => {
  try {
    return (await (await loadEngine()).readCallsLeft('auto-call')).callsLeft
  } catch {
    // Unknown is shown as nothing, never as zero.
    return undefined
  }
}

/** The demo-call card: one form, and a screen per state of the call laid over it, so that nothing below ever moves. */
export const DemoCall = ({ words, lang, links, ...props }: DemoCallProps) => {
  const { view, submit, hangUp, reset } = useDemoCall(lang)
  const { slot, solve } = useCaptcha(lang)
  const [catalogue, setCatalogue] = useState(props.catalogue)
  const [callsLeft, setCallsLeft] = useState<number>()
  const [near, setNear] = useState(false)
  const [live, setLive] = useState<LiveForm>()
  const early = useRef(false)

  const isOver = view.state === 'DONE'
  useEffect(() => {
    if (near || isOver) void readLeft().then(setCallsLeft)
  }, [near, isOver])

  const approach = () => {
    if (near) return
    setNear(true)
    void loadScreens().catch(() => undefined)
  }

  const send = useCallback(async (values: FormValues) => submit(values, await solve()), [submit, solve])

  const publish = useCallback((next: LiveForm) => {
    setLive(next)
    if (early.current) next.submit()
    early.current = false
  }, [])

  const onSubmit = () => {
    if (live) return live.submit()
    early.current = true
    approach()
  }

  return (
    <div
      onFocus={approach}
      onPointerEnter={approach}
      className="rounded-lg bg-raised shadow-lg"
      data-call={view.state}
    >
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
          {catalogue && (
            <CallForm
              {...props}
              words={words}
              lang={lang}
              catalogue={catalogue}
              privacyHref={links.privacy}
              problem={view.state === 'INIT' ? view.problem : undefined}
              exhausted={callsLeft === 0}
              captcha={slot}
              live={live}
              onSubmit={onSubmit}
            />
          )}
          <Suspense>
            {!catalogue && <Unavailable words={words} links={links} onLoaded={setCatalogue} />}
            {catalogue && near && (
              <FormLogic
                catalogue={catalogue}
                campaignId={props.campaignId}
                lang={lang}
                onSubmit={send}
                publish={publish}
              />
            )}
          </Suspense>
        </div>
        {view.state !== 'INIT' && (
          <Suspense>
            <CallScreens words={words} view={view} links={links} onHangUp={hangUp} onAgain={reset} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
