import { paths } from '@/lib/contract/paths'
import { sampleCallListSchema } from '@/lib/contract/sample-call'
import { ownLanguageFirst } from '@/lib/i18n/own-language-first'
import { readService } from '@/lib/server-request'

export type SampleFilter = {
  industry?: string
  agent?: string
  scenarioType?: string
  otpLength?: number
  category?: string
}

/** The sample calls of a filter, those of the page's language first; null when the service cannot be reached. */
export const readSampleCalls = async (filter: SampleFilter, lang: string) => {
  const { industry, agent, scenarioType, otpLength, category } = filter
  const all = await readService(sampleCallListSchema, paths.sampleCalls, {
    ...(scenarioType && { scenario_type: scenarioType }),
    ...(agent && { ai_agent: agent }),
    ...(otpLength && { otp_length: otpLength }),
    ...(category && { category }),
  })
  const calls = all?.filter((call) => !industry || call.industry === industry)
  return calls ? ownLanguageFirst(calls, lang) : null
}
