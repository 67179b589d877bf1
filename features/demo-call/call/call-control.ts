import {
  callMachine,
  type Call,
  type CallAction,
  type CallView,
} from '@/features/demo-call/call/call-machine'
import type { FollowedCall } from '@/features/demo-call/call/follow-call'
import { loadLazyApi, type LazyApi } from '@/features/demo-call/call/load-lazy-api'
import { finishedCall, runningCall, sentForm } from '@/features/demo-call/call/session'
import type { FormValues } from '@/features/demo-call/form/form-values'
import { EARLY_PRESS_MS } from '@/lib/forms/early-press'
import type { Locale } from '@/lib/i18n/config'
import { pagePath } from '@/lib/i18n/href'
import { randomKey } from '@/lib/hex'

/** `interrupted`: what stood in a form whose booking a reload cut off, but for the consent, which is given for one call. */
export type CallState = { view: CallView; interrupted: FormValues | undefined }

const formattedPhone = (input: string, lang: Locale, { parsePhone, formatPhone }: LazyApi) => {
  const phone = parsePhone(input)
  return phone.ok ? formatPhone(phone.e164, lang) : input
}

const persist = (view: CallView) => {
  if (view.state === 'CALLING') runningCall.save(view.call, Date.now())
  if (view.state === 'INIT' && view.error) runningCall.remove()
  if (view.state !== 'DONE' || view.isRestored) return
  runningCall.remove()
  finishedCall.save({ page: pagePath(location.pathname), call: view }, Date.now())
}

type Holder = {
  getState: () => CallState
  setState: (change: Partial<CallState>) => void
  /** Whether the visitor is still on the page. */
  isWatched: () => boolean
}

/** What can be done with a demo call; its state is held by the store. */
export const createCallControl = (lang: Locale, { getState, setState, isWatched }: Holder) => {
  let followed: FollowedCall | undefined
  let isSending = false
  let attempt: { request: string; key: string } | undefined

  const dispatch = (action: CallAction) => {
    const { view } = getState()
    const next = callMachine(view, action)
    // Whoever left the page meanwhile finds the call again where they went.
    if (next === view || !isWatched()) return
    persist(next)
    setState({ view: next })
  }

  const follow = async (call: Call, resumed: boolean) => {
    const api = await loadLazyApi()
    const { socketUrl } = await api.readPublicConfig().catch(() => ({ socketUrl: '' }))
    // Two must not follow one call.
    followed?.stop()
    if (!isWatched()) return
    followed = api.followCall({ call, resumed, socketUrl, dispatch })
    // Pressed just before a reload: it may not have been heard.
    if (call.hangingUp) followed.hangUp()
  }

  const restore = () => {
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
    attempt = { request: JSON.stringify(sent.values), key: sent.key }
    setState({ interrupted: { ...sent.values, consent: false } })
  }

  const send = async (values: FormValues, captcha: Promise<string | undefined>) => {
    const api = await loadLazyApi(EARLY_PRESS_MS).catch(() => null)
    const phone = api ? formattedPhone(values.phoneNumber, lang, api) : values.phoneNumber
    dispatch({ type: 'submitted', phone })
    if (!api) return dispatch({ type: 'refused', error: { code: 'NETWORK' } })
    try {
      // One key per request; it survives only an attempt whose answer never arrived.
      const request = JSON.stringify(values)
      const key = attempt?.request === request ? attempt.key : randomKey()
      attempt = { request, key }
      sentForm.save({ values, key }, Date.now())
      const { callId, ticket } = await api.submitCall({ values, captcha, idempotencyKey: key })
      attempt = undefined
      sentForm.remove()
      const call = { kind: values.kind, callId, ticket, phone, lastSeq: 0 }
      runningCall.save(call, Date.now())
      dispatch({ type: 'accepted', call })
      await follow(call, false)
    } catch (cause) {
      const error = api.toCallError(cause, Date.now())
      if (error.code !== 'NETWORK') {
        attempt = undefined
        sentForm.remove()
      }
      dispatch({ type: 'refused', error })
    }
  }

  return {
    /** Goes on with the call this tab had before the page was opened, or shows its result, or the form a reload cut off. */
    restore,
    stop: () => followed?.stop(),
    /** Requests a call; a second one while the first is on its way (a double click) changes nothing. */
    submit: async (values: FormValues, solve: () => Promise<string | undefined>) => {
      if (isSending) return
      isSending = true
      try {
        const captcha = solve()
        // The form stays in sight as long as a check may ask something; how that ended is told with the call.
        await captcha.catch(() => undefined)
        await send(values, captcha)
      } finally {
        isSending = false
      }
    },
    hangUp: () => followed?.hangUp(),
    reset: () => {
      finishedCall.remove()
      dispatch({ type: 'reset' })
    },
  }
}
