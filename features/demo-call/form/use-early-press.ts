'use client'

import { useEffect, useRef, useState } from 'react'
import type { ActiveForm } from '@/features/demo-call/form/active-form'
import { EARLY_PRESS_MS, takeEarlyPress, type EarlyPress } from '@/lib/forms/early-press'

/** Sends the form once it is alive, if Call was pressed a few seconds before at most; an older press has to be made again. */
export const useEarlyPress = (live: ActiveForm | undefined) => {
  const form = useRef<HTMLFormElement>(null)
  const [early, setEarly] = useState<EarlyPress>()

  useEffect(() => {
    const before = form.current && takeEarlyPress(form.current)
    // What was pressed before any script of the page ran stands in the document, which can be read only here.
    if (before) setEarly(before)
  }, [])

  useEffect(() => {
    if (early?.state !== 'waiting') return
    const { at } = early
    const leftMs = Math.max(0, at + EARLY_PRESS_MS - Date.now())
    const isInTime = live !== undefined && leftMs > 0
    const settle = () => {
      setEarly(isInTime ? undefined : { state: 'late', at })
      if (isInTime) live.submit()
    }
    const timer = setTimeout(settle, isInTime ? 0 : leftMs)
    return () => clearTimeout(timer)
  }, [early, live])

  const press = () => {
    setEarly(live ? undefined : { state: 'waiting', at: Date.now() })
    live?.submit()
  }
  return { form, early, press }
}
