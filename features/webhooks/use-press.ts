import { useState } from 'react'
import type { WebhookProblem } from '@/features/webhooks/problems'
import type * as webhooksApi from '@/features/webhooks/webhooks-api'
import { attempt } from '@/lib/attempt'

/** What a press does, with whether it is being done and why it could not be. */
export const usePress = (act: (api: typeof webhooksApi) => Promise<void>) => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<WebhookProblem>()
  const press = async () => {
    setBusy(true)
    setProblem(undefined)
    const answer = await attempt(async () => import('@/features/webhooks/webhooks-api'), act)
    if ('problem' in answer) setProblem(answer.problem)
    setBusy(false)
  }
  return { isBusy, problem, press: () => void press() }
}
