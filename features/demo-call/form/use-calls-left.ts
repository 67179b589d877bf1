'use client'

import { useEffect, useState, type RefObject } from 'react'
import type { Camelized } from '@/lib/contract/camelized'
import type { CallsLeft } from '@/lib/contract/calls-left'
import type { DemoCallKind } from '@/lib/contract/enums'
import { whenIdle } from '@/lib/when-idle'

type Left = Camelized<CallsLeft>

/** Whether an element has come into sight of a page that is otherwise done with loading. */
const useSeen = (element: RefObject<Element | null>) => {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setSeen(true)
    })
    const cancel = whenIdle(() => observer.observe(current))
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [element])
  return seen
}

/**
 * How many calls are left today; undefined while that is unknown, which is never shown as zero. Asked once the card is in sight, after
 * each call (`round`) and when the visitor comes back from another tab, where calls may have been made.
 */
export const useCallsLeft = (kind: DemoCallKind, card: RefObject<Element | null>, round: unknown) => {
  const [left, setLeft] = useState<Left>()
  const seen = useSeen(card)

  useEffect(() => {
    if (!seen) return
    let isCurrent = true
    const read = () =>
      void import('@/features/demo-call/form/read-calls-left')
        .then(({ readCallsLeft }) => readCallsLeft(kind))
        .catch(() => undefined)
        .then((answer) => isCurrent && setLeft(answer))
    const onReturn = () => document.visibilityState === 'visible' && read()
    read()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [kind, seen, round])

  return left
}
