import { useCallback, useEffect, useMemo, useState } from 'react'
import { readCallMessages } from '@/features/demo-call/call-messages'
import { loadCallControl } from '@/features/demo-call/call/call-store'
import type { ActiveForm } from '@/features/demo-call/form/active-form'
import { withScripts } from '@/features/demo-call/form/catalogue'
import type { FormValues, Start } from '@/features/demo-call/form/form-values'
import type { Locale } from '@/lib/i18n/config'
import { EARLY_PRESS_MS, takeEarlyPress, type EarlyPress } from '@/lib/forms/early-press'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

const load = (lang: Locale) =>
  lazyWithRetry(async () => {
    const [{ createActiveForm }, messages] = await Promise.all([
      import('@/features/demo-call/form/create-active-form'),
      readCallMessages(lang),
      loadCallControl(),
    ])
    return { createActiveForm, messages }
  })()

type Options = {
  /** Another start is another form. */
  start: Start | null
  lang: Locale
  isNeeded: boolean
  onSubmit: (values: FormValues) => Promise<void>
}

/**
 * The form once it is needed and its code is there. It is sent at once if Call was pressed a few seconds before at most; an older press
 * has to be made again.
 */
export const useActiveForm = ({ start, lang, isNeeded, onSubmit }: Options) => {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>['default']>()
  const [early, setEarly] = useState<EarlyPress>()
  const [isTyped, setIsTyped] = useState(false)
  const scripts = loaded?.messages.scripts
  const whole = useMemo(
    () => (start && scripts ? { ...start, catalogue: withScripts(start.catalogue, scripts) } : start),
    [start, scripts],
  )
  const form: ActiveForm | undefined = useMemo(
    () => (loaded && whole ? loaded.createActiveForm(whole, onSubmit) : undefined),
    [loaded, whole, onSubmit],
  )

  const isLoading = isNeeded || isTyped || early !== undefined
  useEffect(() => {
    if (isLoading) void load(lang).then((part) => setLoaded(part.default))
  }, [isLoading, lang])

  /** Takes the press made before any script of the page ran, and knows of a number typed and left by then: both stand in the document. */
  const attach = useCallback((element: HTMLFormElement | null) => {
    const before = element && takeEarlyPress(element)
    if (before) setEarly(before)
    if (element?.querySelector<HTMLInputElement>('[type=tel]')?.value) setIsTyped(true)
  }, [])

  useEffect(() => {
    if (early?.state !== 'waiting') return
    const { at } = early
    const leftMs = Math.max(0, at + EARLY_PRESS_MS - Date.now())
    const isInTime = form !== undefined && leftMs > 0
    const settle = () => {
      setEarly(isInTime ? undefined : { state: 'late', at })
      if (isInTime) form.submit()
    }
    const timer = setTimeout(settle, isInTime ? 0 : leftMs)
    return () => clearTimeout(timer)
  }, [early, form])

  const submit = () => {
    setEarly(form ? undefined : { state: 'waiting', at: Date.now() })
    form?.submit()
  }
  return { form, start: whole, messages: loaded?.messages, attach, earlyPress: early?.state, submit }
}
