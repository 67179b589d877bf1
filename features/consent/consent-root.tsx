'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { recordVisit } from '@/lib/previous-path'
import { lazyWithRetry } from '@/lib/lazy-with-retry'
import type { BannerMessages } from './consent-banner'
import { useGtmId } from './use-gtm-id'
import { useConsentState } from './consent-state'

const ConsentBanner = lazy(lazyWithRetry(async () => (await import('./consent-banner')).ConsentBanner))
const loadTags = () => import('./tags')

type ConsentRootProps = { messages: BannerMessages; policyHref: string }

/** Asks about third parties where there are any, and starts them only after a yes; without one nothing is asked or loaded. */
export const ConsentRoot = ({ messages, policyHref }: ConsentRootProps) => {
  const pathname = usePathname()
  const state = useConsentState()
  const gtmId = useGtmId(state === 'open' || state === 'granted')
  const [tags, setTags] = useState<Awaited<ReturnType<typeof loadTags>>>()

  // The address, not the route: a Vietnamese page is routed under /vi.
  useEffect(() => recordVisit(location.pathname), [pathname])

  useEffect(() => {
    if (state !== 'granted' || !gtmId) return
    loadTags().then(
      (loaded) => {
        loaded.startTags(gtmId)
        setTags(loaded)
      },
      () => undefined,
    )
  }, [state, gtmId])

  useEffect(() => tags?.recordPageView(), [tags, pathname])

  if (state !== 'open' || !gtmId) return null
  return (
    <Suspense>
      <ConsentBanner messages={messages} policyHref={policyHref} />
    </Suspense>
  )
}
