import type { CallState, createCallControl } from '@/features/demo-call/call/call-control'
import type { FormValues } from '@/features/demo-call/form/form-values'
import type { Locale } from '@/lib/i18n/config'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

export const NO_CALL: CallState = { view: { state: 'INIT' }, interrupted: undefined }

/** Loads what works on a call; it comes with the form that books one, so that nothing has to be fetched any more. */
export const loadCallControl = lazyWithRetry(
  async () => (await import('@/features/demo-call/call/call-control')).createCallControl,
)

const hasSession = () => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('demo-call'))
  } catch {
    return false
  }
}

/** The demo call of a page; goes on with the call this tab had when somebody subscribes. */
export const createCallStore = (lang: Locale) => {
  const listeners = new Set<() => void>()
  let state = NO_CALL
  let control: ReturnType<typeof createCallControl> | undefined
  const getState = () => state
  const setState = (change: Partial<CallState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const isWatched = () => listeners.size > 0

  const load = async () => {
    const { default: create } = await loadCallControl()
    control ??= create(lang, { getState, setState, isWatched })
    return control
  }

  return {
    getState,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (listeners.size === 1 && hasSession()) void load().then(({ restore }) => isWatched() && restore())
      return () => {
        listeners.delete(listener)
        if (!isWatched()) control?.stop()
      }
    },
    submit: async (values: FormValues, solve: () => Promise<string | undefined>) =>
      (await load()).submit(values, solve),
    hangUp: () => control?.hangUp(),
    reset: () => control?.reset(),
  }
}
