'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { recordVisit } from '@/lib/previous-path'
import { lazyWithRetry } from '@/lib/lazy-with-retry'
import type { BannerWords } from './consent-banner'
import { useGtmId } from './use-gtm-id'
import { useStanding } from './use-choice'

const ConsentBanner = lazy(lazyWithRetry(async () => (await import('./consent-banner')).ConsentBanner))
const loadTags = () => import('./tags')

type ConsentRootProps = { words: BannerWords; policyHref: string }

/** Asks about third parties where there are any, and starts them only after a yes; without one nothing is asked or loaded. */
export const ConsentRoot = ({ words, policyHref }: ConsentRootProps) => {
  const pathname = usePathname()
  const standing = useStanding()
  const gtmId = useGtmId(standing === 'open' || standing === 'granted')
  const [tags, setTags] = useState<Awaited<ReturnType<typeof loadTags>>>()

  // The address, not the route: a Vietnamese page is routed under /vi.
  useEffect(() => recordVisit(location.pathname), [pathname])

  useEffect(() => {
    if (standing !== 'granted' || !gtmId) return
    loadTags().then(
      (loaded) => {
        loaded.startTags(gtmId)
        setTags(loaded)
      },
      () => undefined,
    )
  }, [standing, gtmId])

  useEffect(() => {
    if (standing === 'denied') tags?.stopTags()
  }, [standing, tags])

  useEffect(() => tags?.tellPage(), [tags, pathname])

  if (standing !== 'open' || !gtmId) return null
  return (
    <Suspense>
      <ConsentBanner words={words} policyHref={policyHref} />
    </Suspense>
  )
}
