'use client'

import { lazy, Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react'
import type { Catalogue } from '@/features/demo-call/catalogue'
import { keptCall } from '@/features/demo-call/session'
import type { DemoCallWords } from '@/features/demo-call/words'
import type { Lang } from '@/lib/i18n/config'

export type DemoCallProps = {
  words: DemoCallWords
  lang: Lang
  catalogue: Catalogue | null
  campaignId: string | undefined
  marks: Readonly<Record<string, ReactNode>>
  voiceHints: Readonly<Record<string, string>>
  links: { privacy: string; help: string; samples: string; contact: string }
}

const RETRY_MS = 1_500

let wake: () => void = () => undefined
const awake = new Promise<void>((resolve) => {
  wake = resolve
})

// A lazy component that failed once has failed for good, so a lost network is waited out in here.
const loadBody = async () => {
  for (;;) {
    try {
      return (await import('@/features/demo-call/demo-call-body')).DemoCallBody
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

// The server renders the whole form; the browser hydrates it in place, keeping what was typed, once somebody comes near.
const Body = lazy(async () => {
  if (typeof window !== 'undefined') await awake
  return { default: await loadBody() }
})

/** The demo-call card: ready in the HTML, its script fetched at the first touch or when a call is to be resumed. */
export const DemoCall = (props: DemoCallProps) => {
  const card = useRef<HTMLDivElement>(null)
  const submitted = useRef(false)

  useEffect(() => {
    const near = new AbortController()
    const options = { signal: near.signal, passive: true }
    for (const event of ['focusin', 'pointerover', 'touchstart', 'input']) {
      card.current?.addEventListener(event, () => wake(), options)
    }
    const early = (event: Event) => {
      event.preventDefault()
      submitted.current = true
      wake()
    }
    card.current?.addEventListener('submit', early, { signal: near.signal })
    if (keptCall()) wake()
    return () => near.abort()
  }, [])

  const onReady = useCallback(() => {
    if (submitted.current) card.current?.querySelector('form')?.requestSubmit()
    submitted.current = false
  }, [])

  return (
    <div ref={card}>
      <Suspense>
        <Body {...props} onReady={onReady} />
      </Suspense>
    </div>
  )
}
