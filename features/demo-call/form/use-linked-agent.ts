'use client'

import { useEffect, useState } from 'react'
import { AI_AGENTS, type AiAgent } from '@/lib/contract/enums'

/** The agent an address speaks of: `#surveyorai` is where it is described, `#demo-surveyor` where it can be tried. */
export const agentOf = (hash: string): AiAgent | undefined =>
  AI_AGENTS.find((agent) => hash === `#${agent}ai` || hash === `#demo-${agent}`)

/** The agent the address asks for, now and whenever its hash changes; a new object each time it asks. */
export const useLinkedAgent = (): { agent: AiAgent } | undefined => {
  const [asked, setAsked] = useState<{ agent: AiAgent }>()
  useEffect(() => {
    const look = () => {
      const agent = agentOf(location.hash)
      if (agent) setAsked({ agent })
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return asked
}
