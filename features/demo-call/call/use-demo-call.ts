'use client'

import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { FollowedCall } from '@/features/demo-call/call/follow-call'
import type { FormValues } from '@/features/demo-call/form/form-values'
import { loadLazyApi, type LazyApi } from '@/features/demo-call/call/load-lazy-api'
import { callMachine, START, type Call } from '@/features/demo-call/call/call-machine'
import { finishedCall, runningCall, sentForm } from '@/features/demo-call/call/session'
import { EARLY_PRESS_MS } from '@/lib/forms/early-press'
import type { Locale } from '@/lib/i18n/config'
import { pagePath } from '@/lib/i18n/href'
import { randomKey } from '@/lib/hex'

const shownPhone = (input: string, lang: Locale, { parsePhone, formatPhone }: LazyApi) => {
  const phone = parsePhone(input)
  return phone.ok ? formatPhone(phone.e164, lang) : input
}

/** The demo call of this page: its view, what stood in a form whose booking was cut off, and what a visitor can do with it. */
export const useDemoCall = (lang: Locale) => {
  const [view, dispatch] = useReducer(callMachine, START)
  const [cutOff, setCutOff] = useState<FormValues>()
  const followed = useRef<FollowedCall>(undefined)
  const isGone = useRef(false)
  const isSending = useRef(false)
  const attempt = useRef<{ wish: string; key: string }>(undefined)

  const follow = useCallback(async (call: Call, resumed: boolean) => {
    const api = await loadLazyApi()
    const { socketUrl } = await api.readPublicConfig().catch(() => ({ socketUrl: '' }))
    followed.current?.stop()
    // Whoever left the page meanwhile finds the call again where they went; two must not follow it.
    if (isGone.current) return
    followed.current = api.followCall({ call, resumed, socketUrl, dispatch })
  }, [])

  const restore = useCallback(() => {
    const now = Date.now()
    const running = runningCall.read(now)
    if (running) {
      // From its first event: what was said before is to be read again.
      const call = { ...running, lastSeq: 0 }
      dispatch({ type: 'accepted', call })
      return void follow(call, true).catch(() => dispatch({ type: 'lost' }))
    }
    const finished = finishedCall.read(now)
    if (finished?.page === pagePath(location.pathname)) dispatch({ type: 'restored', call: finished.call })
    const sent = sentForm.read(now)
    if (!sent) return
    attempt.current = { wish: JSON.stringify(sent.values), key: sent.key }
    setCutOff(sent.values)
  }, [follow])

  useEffect(() => {
    isGone.current = false
    // The storage can be read only here, after the page that is the same for everybody was taken over.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    restore()
    return () => {
      isGone.current = true
      followed.current?.stop()
    }
  }, [restore])

  useEffect(() => {
    if (view.state === 'CALLING') runningCall.keep(view.call, Date.now())
    if (view.state === 'INIT' && view.error) runningCall.forget()
    if (view.state !== 'DONE' || view.isRestored) return
    runningCall.forget()
    finishedCall.keep({ page: pagePath(location.pathname), call: view }, Date.now())
  }, [view])

  const send = useCallback(
    async (values: FormValues, captcha: Promise<string | undefined>) => {
      const api = await loadLazyApi(EARLY_PRESS_MS).catch(() => null)
      const phone = api ? shownPhone(values.phoneNumber, lang, api) : values.phoneNumber
      dispatch({ type: 'submitted', phone })
      if (!api) return dispatch({ type: 'refused', error: { code: 'NETWORK' } })
      try {
        // One key per wish; it survives only an attempt whose answer never arrived.
        const wish = JSON.stringify(values)
        const key = attempt.current?.wish === wish ? attempt.current.key : randomKey()
        attempt.current = { wish, key }
        sentForm.keep({ values, key }, Date.now())
        const { callId, ticket } = await api.submitCall({ values, captcha, idempotencyKey: key })
        attempt.current = undefined
        sentForm.forget()
        const call = { kind: values.kind, callId, ticket, phone, lastSeq: 0 }
        runningCall.keep(call, Date.now())
        dispatch({ type: 'accepted', call })
        await follow(call, false)
      } catch (cause) {
        const error = api.toCallError(cause, Date.now())
        if (error.code !== 'NETWORK') {
          attempt.current = undefined
          sentForm.forget()
        }
        dispatch({ type: 'refused', error })
      }
    },
    [follow, lang],
  )

  // A double click must not ask twice.
  const submit = useCallback(
    async (values: FormValues, solve: () => Promise<string | undefined>) => {
      if (isSending.current) return
      isSending.current = true
      try {
        const captcha = solve()
        // The form stays in sight as long as a check may ask something; how that ended is told with the call.
        await captcha.catch(() => undefined)
        await send(values, captcha)
      } finally {
        isSending.current = false
      }
    },
    [send],
  )

  const reset = () => {
    finishedCall.forget()
    dispatch({ type: 'reset' })
  }

  return { view, cutOff, submit, hangUp: () => followed.current?.hangUp(), reset }
}
