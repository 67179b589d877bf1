import { sampleCallListSchema } from '@/lib/contract/sample-call'
import { paths } from '@/lib/contract/paths'
import { readService } from '@/lib/server-request'

export type SampleFilter = { industry?: string; agent?: string; scenarioType?: string }

/** The sample calls of a filter, those of the page's language first; null when the service cannot be reached. */
export const readSampleCalls = async ({ industry, agent, scenarioType }: SampleFilter, lang: string) => {
  const all = await readService(sampleCallListSchema, paths.sampleCalls, {
    ...(scenarioType && { scenario_type: scenarioType }),
    ...(agent && { ai_agent: agent }),
  })
  const calls = all?.filter((call) => !industry || call.industry === industry)
  if (!calls) return null
  return [
    ...calls.filter(({ language }) => language === lang),
    ...calls.filter(({ language }) => language !== lang),
  ]
}
