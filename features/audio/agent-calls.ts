import { readScene, type Scene } from '@/features/audio/read-scene'
import { AI_AGENTS, type AiAgent } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'

/** A recording of one call of each agent. */
const CALLS: Record<AiAgent, string> = {
  collector: 'aicall-finance',
  reminder: 'aicall-healthcare',
  surveyor: 'aicall-customer-experience',
  announcer: 'aicall-telecom',
}

export type AgentCall = Scene & { agent: AiAgent }

/** One call of each agent, in the order in which the pages name them. */
export const readAgentCalls = (lang: Locale): Promise<AgentCall[]> =>
  Promise.all(
    AI_AGENTS.map(async (agent) => {
      const scene = await readScene(CALLS[agent], lang)
      return { ...scene, agent }
    }),
  )
