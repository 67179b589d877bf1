'use client'

import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { FollowedCall } from '@/features/demo-call/follow-call'
import type { FormValues } from '@/features/demo-call/form-values'
import { loadEngine, type Engine } from '@/features/demo-call/load-engine'
import { callMachine, START, type Call } from '@/features/demo-call/machine'
import { problemOf } from '@/features/demo-call/problem-of'
import { forgetCall, keepCall, keptCall } from '@/features/demo-call/session'
import type { Lang } from '@/lib/i18n/config'

const shownPhone = (input: string, lang: Lang, { parsePhone, formatPhone }: Engine) => {
  const phone = parsePhone(input)
  return phone.ok ? formatPhone(phone.e164, lang) : input
}

/** The demo call of this page: its view, and the few things a visitor can do with it. */
export const useDemoCall = (lang: Lang) => {
  const [view, dispatch] = useReducer(callMachine, START)
  const followed = useRef<FollowedCall>(undefined)
  const isGone = useRef(false)
  const isSending = useRef(false)
  const attempt = useRef<{ wish: string; key: string }>(undefined)

  const follow = useCallback(async (call: Call, resumed: boolean) => {
    const engine = await loadEngine()
    const { socketUrl } = await engine.readPublicConfig().catch(() => ({ socketUrl: '' }))
    followed.current?.stop()
    // Whoever left the page meanwhile finds the call again where they went; two must not follow it.
    if (isGone.current) return
    followed.current = engine.followCall({ call, resumed, socketUrl, dispatch })
  }, [])

  useEffect(() => {
    isGone.current = false
    const call = keptCall(Date.now())
    if (call) {
      dispatch({ type: 'accepted', call })
      follow(call, true).catch(() => dispatch({ type: 'lost' }))
    }
    return () => {
      isGone.current = true
      followed.current?.stop()
    }
  }, [follow])

  useEffect(() => {
    if (view.state === 'DONE') forgetCall()
  }, [view.state])

  const send = useCallback(
    async (values: FormValues, captcha: string | undefined) => {
      const engine = await loadEngine().catch(() => null)
      const phone = engine ? shownPhone(values.phoneNumber, lang, engine) : values.phoneNumber
      dispatch({ type: 'submitted', phone })
      if (!engine) return dispatch({ type: 'refused', problem: { code: 'NETWORK' } })
      // One key per wish; it survives only an attempt whose answer never arrived.
      const wish = JSON.stringify(values)
      const key = attempt.current?.wish === wish ? attempt.current.key : crypto.randomUUID()
      attempt.current = { wish, key }
      try {
        const { callId, ticket } = await engine.submitCall({ values, captcha, idempotencyKey: key })
        attempt.current = undefined
        const call = { kind: values.kind, callId, ticket, phone, lastSeq: 0 }
        keepCall(call, Date.now())
        dispatch({ type: 'accepted', call })
        await follow(call, false)
      } catch (error) {
        const problem = problemOf(error, engine, Date.now())
        if (problem.code !== 'NETWORK') attempt.current = undefined
        dispatch({ type: 'refused', problem })
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
        await send(values, await solve())
      } finally {
        isSending.current = false
      }
    },
    [send],
  )

  return {
    view,
    submit,
    hangUp: () => followed.current?.hangUp(),
    reset: () => dispatch({ type: 'reset' }),
  }
}
