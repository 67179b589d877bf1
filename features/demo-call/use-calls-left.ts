'use client'

import { useEffect, useState } from 'react'
import { loadEngine } from '@/features/demo-call/load-engine'
import type { Camelized } from '@/lib/contract/camelized'
import type { CallsLeft } from '@/lib/contract/calls-left'
import type { DemoCallKind } from '@/lib/contract/enums'

type Left = Camelized<CallsLeft>

/**
 * How many calls are left today; undefined while that is unknown, which is never shown as zero. Asked again after each
 * call (`round`) and when the visitor comes back from another tab, where calls may have been made.
 */
export const useCallsLeft = (kind: DemoCallKind, { asked, round }: { asked: boolean; round: unknown }) => {
  const [left, setLeft] = useState<Left>()

  useEffect(() => {
    if (!asked) return
    let isCurrent = true
    const read = () =>
      void loadEngine()
        .then((engine) => engine.readCallsLeft(kind))
        .catch(() => undefined)
        .then((answer) => isCurrent && setLeft(answer))
    const onReturn = () => document.visibilityState === 'visible' && read()
    read()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [kind, asked, round])

  return left
}
