import { useState } from 'react'
import type { WebhookProblem } from '@/features/webhooks/problems'
import type * as webhooksApi from '@/features/webhooks/webhooks-api'

type Api = typeof webhooksApi

/** What a press does, with whether it is being done and why it could not be. */
export const usePress = (act: (api: Api) => Promise<void>) => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<WebhookProblem>()
  const press = () => {
    setBusy(true)
    setProblem(undefined)
    const done = async () => {
      const api = await import('@/features/webhooks/webhooks-api')
      await act(api).catch((error: unknown) => setProblem(api.refusalOf(error).problem ?? 'unavailable'))
    }
    // A script that cannot be loaded is a network that is away.
    void done()
      .catch(() => setProblem('network'))
      .finally(() => setBusy(false))
  }
  return { isBusy, problem, press }
}
