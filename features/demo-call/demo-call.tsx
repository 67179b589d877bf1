'use client'

import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { CallForm } from '@/features/demo-call/call-form'
import type { Catalogue } from '@/features/demo-call/catalogue'
import { loadEngine } from '@/features/demo-call/load-engine'
import { useDemoCall } from '@/features/demo-call/use-demo-call'
import type { DemoCallWords } from '@/features/demo-call/words'
import type { Lang } from '@/lib/i18n/config'
import { fillIn } from '@/lib/template'

// Only the form comes with the page; the rest is fetched when a visitor first touches it.
const loadScreens = () => import('@/features/demo-call/call-screens')
const CallScreens = lazy(async () => ({ default: (await loadScreens()).CallScreens }))
const Unavailable = lazy(async () => ({ default: (await import('@/features/demo-call/unavailable')).Unavailable }))

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
  const [catalogue, setCatalogue] = useState(props.catalogue)
  const [callsLeft, setCallsLeft] = useState<number>()
  const touched = useRef(false)

  const touch = () => {
    if (touched.current) return
    touched.current = true
    void loadScreens().catch(() => undefined)
    void readLeft().then(setCallsLeft)
  }

  const isOver = view.state === 'DONE'
  useEffect(() => {
    if (isOver) void readLeft().then(setCallsLeft)
  }, [isOver])

  return (
    <div onFocus={touch} onPointerEnter={touch} className="bg-raised rounded-lg shadow-lg" data-call={view.state}>
      <div className="border-rule flex min-h-14 items-center justify-between gap-4 border-b px-5 sm:px-6">
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
              captcha={null}
              onSubmit={(values) => submit(values)}
            />
          ) : (
            <Unavailable words={words} links={links} onLoaded={setCatalogue} />
          )}
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
