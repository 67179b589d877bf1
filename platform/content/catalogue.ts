import { z } from 'zod'
import { campaignSchema } from '../../lib/contract/campaign.ts'
import { CALL_CATEGORIES } from '../../lib/contract/enums.ts'
import { industrySchema } from '../../lib/contract/industry.ts'
import { sampleCallListSchema, type SampleCall } from '../../lib/contract/sample-call.ts'
import { voiceListSchema } from '../../lib/contract/voice.ts'
import { readNews } from './news.ts'
import { readSeed } from './seed.ts'

const turns = z.array(z.object({ speaker: z.enum(['agent', 'customer']), text: z.string() })).min(1)

/** With the whole simulated conversation, which the wire leaves out: `script` is only what the agent says. */
const storedCampaignSchema = campaignSchema.extend({ dialogue: z.object({ vi: turns, en: turns }) })

const storedIndustrySchema = industrySchema.omit({ sample_call_ids: true })
const storedUseCaseSchema = storedIndustrySchema.extend({ categories: z.array(z.enum(CALL_CATEGORIES)) })

/** Reads the seed records that the content routes answer with; throws one naming the file that does not fit. */
export const loadCatalogue = () => {
  const voices = readSeed('voices', voiceListSchema)
  const campaigns = readSeed('campaigns', z.array(storedCampaignSchema))
  const sampleCalls = readSeed('sample-calls', sampleCallListSchema)
  const storedIndustries = readSeed('industries', z.array(storedIndustrySchema))
  const storedUseCases = readSeed('use-cases', z.array(storedUseCaseSchema))
  const news = readNews()
  const idsOf = (isWanted: (call: SampleCall) => boolean) =>
    sampleCalls.filter(isWanted).map((call) => call.id)
  const industries = storedIndustries.map((record) => ({
    ...record,
    sample_call_ids: idsOf((call) => call.industry === record.slug),
  }))
  const useCases = storedUseCases.map(({ categories, ...record }) => ({
    ...record,
    sample_call_ids: idsOf(({ category }) => category !== null && categories.includes(category)),
  }))
  return { voices, campaigns, sampleCalls, industries, useCases, news }
}

export type Catalogue = ReturnType<typeof loadCatalogue>
