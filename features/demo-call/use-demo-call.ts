'use client'

import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { FollowedCall } from '@/features/demo-call/follow-call'
import type { FormValues } from '@/features/demo-call/form-values'
import { loadEngine, type Engine } from '@/features/demo-call/load-engine'
import { callMachine, START, type Call, type Problem } from '@/features/demo-call/machine'
import { forgetCall, keepCall, keptCall } from '@/features/demo-call/session'
import type { Lang } from '@/lib/i18n/config'

const problemOf = (error: unknown, { ApiError }: Engine): Problem => {
  if (!(error instanceof ApiError)) return { code: 'INTERNAL' }
  if (error.kind === 'network' || error.kind === 'timeout') return { code: 'NETWORK' }
  return { code: error.code ?? 'INTERNAL', retryAfter: error.retryAfter }
}

const shownPhone = (input: string, lang: Lang, { parsePhone, formatPhone }: Engine) => {
  const phone = parsePhone(input)
  return phone.ok ? formatPhone(phone.e164, lang) : input
}

/** The demo call of this page: its view, and the few things a visitor can do with it. */
export const useDemoCall = (lang: Lang) => {
  const [view, dispatch] = useReducer(callMachine, START)
  const followed = useRef<FollowedCall>(undefined)
  const idempotencyKey = useRef<string>(undefined)

  const follow = useCallback(async (call: Call, resumed: boolean) => {
    const engine = await loadEngine()
    const { socketUrl } = await engine.readPublicConfig().catch(() => ({ socketUrl: '' }))
    followed.current?.stop()
    followed.current = engine.followCall({ call, resumed, socketUrl, dispatch })
  }, [])

  useEffect(() => {
    const call = keptCall()
    if (call) {
      dispatch({ type: 'accepted', call })
      follow(call, true).catch(() => dispatch({ type: 'lost' }))
    }
    return () => followed.current?.stop()
  }, [follow])

  useEffect(() => {
    if (view.state === 'DONE') forgetCall()
  }, [view.state])

  const submit = useCallback(
    async (values: FormValues, captcha?: string) => {
      const engine = await loadEngine().catch(() => null)
      const phone = engine ? shownPhone(values.phoneNumber, lang, engine) : values.phoneNumber
      dispatch({ type: 'submitted', phone })
      if (!engine) return dispatch({ type: 'refused', problem: { code: 'NETWORK' } })
      // One key per attempt the visitor makes; it survives only an attempt whose answer never arrived.
      const key = (idempotencyKey.current ??= crypto.randomUUID())
      try {
        const { callId, ticket } = await engine.submitCall({ values, captcha, idempotencyKey: key })
        idempotencyKey.current = undefined
        const call = { kind: values.kind, callId, ticket, phone, lastSeq: 0 }
        keepCall(call)
        dispatch({ type: 'accepted', call })
        await follow(call, false)
      } catch (error) {
        const problem = problemOf(error, engine)
        if (problem.code !== 'NETWORK') idempotencyKey.current = undefined
        dispatch({ type: 'refused', problem })
      }
    },
    [follow, lang],
  )

  return {
    view,
    submit,
    hangUp: () => followed.current?.hangUp(),
    reset: () => dispatch({ type: 'reset' }),
  }
}
