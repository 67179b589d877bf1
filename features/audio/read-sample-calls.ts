import { OTP_LENGTHS } from '@/lib/contract/enums'
import { paths } from '@/lib/contract/paths'
import { sampleCallListSchema } from '@/lib/contract/sample-call'
import { ownLanguageFirst } from '@/lib/i18n/config'
import { readService } from '@/lib/server-request'

export type SampleFilter = {
  industry?: string
  agent?: string
  scenarioType?: string
  otpLength?: number
  category?: string
}

const readCalls = ({ agent, scenarioType, otpLength, category }: SampleFilter) =>
  readService(sampleCallListSchema, paths.sampleCalls, {
    ...(scenarioType && { scenario_type: scenarioType }),
    ...(agent && { ai_agent: agent }),
    ...(otpLength && { otp_length: otpLength }),
    ...(category && { category }),
  })

/** The sample calls of a filter, those of the page's language first; null when the service cannot be reached. */
export const readSampleCalls = async (filter: SampleFilter, lang: string) => {
  // The service keeps the calls that read a code by the length of the code.
  const lengths = filter.scenarioType === 'VOICE_OTP' && !filter.otpLength ? OTP_LENGTHS : [filter.otpLength]
  const lists = await Promise.all(
    lengths.map((otpLength) => readCalls({ ...filter, ...(otpLength && { otpLength }) })),
  )
  if (lists.includes(null)) return null
  const calls = lists.flatMap((list) => list ?? [])
  return ownLanguageFirst(
    calls.filter((call) => !filter.industry || call.industry === filter.industry),
    lang,
  )
}
