import { useSyncExternalStore } from 'react'
import { AI_AGENTS, type AiAgent } from '@/lib/contract/enums'

/** The agent an address speaks of: `#surveyorai` is where it is described, `#demo-surveyor` where it can be tried. */
export const linkedAgent = (hash: string): AiAgent | undefined =>
  AI_AGENTS.find((agent) => hash === `#${agent}ai` || hash === `#demo-${agent}`)

export const subscribeToHash = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The agent the address names now. */
export const useLinkedAgent = () =>
  linkedAgent(
    useSyncExternalStore(
      subscribeToHash,
      () => location.hash,
      () => '',
    ),
  )
