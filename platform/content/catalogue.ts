import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { campaignSchema } from '../../lib/contract/campaign.ts'
import { CALL_CATEGORIES } from '../../lib/contract/enums.ts'
import { industrySchema } from '../../lib/contract/industry.ts'
import { newsListSchema } from '../../lib/contract/news.ts'
import { sampleCallListSchema, type SampleCall } from '../../lib/contract/sample-call.ts'
import { voiceListSchema } from '../../lib/contract/voice.ts'

const turns = z.array(z.object({ speaker: z.enum(['agent', 'customer']), text: z.string() })).min(1)

/** With the whole simulated conversation, which the wire leaves out: `script` is only what the agent says. */
const storedCampaignSchema = campaignSchema.extend({ dialogue: z.object({ vi: turns, en: turns }) })

const read = async <Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> => {
  const result = schema.safeParse(
    JSON.parse(await readFile(new URL(`../seed/${name}.json`, import.meta.url), 'utf8')),
  )
  if (result.success) return result.data
  throw new Error(`platform/seed/${name}.json is not right. ${z.prettifyError(result.error)}`)
}

const storedIndustrySchema = industrySchema.omit({ sample_call_ids: true })
const storedUseCaseSchema = storedIndustrySchema.extend({ categories: z.array(z.enum(CALL_CATEGORIES)) })

/** Reads the seed records that the content routes answer with; throws one naming the file that does not fit. */
export const loadCatalogue = async () => {
  const [voices, campaigns, sampleCalls, storedIndustries, storedUseCases, news] = await Promise.all([
    read('voices', voiceListSchema),
    read('campaigns', z.array(storedCampaignSchema)),
    read('sample-calls', sampleCallListSchema),
    read('industries', z.array(storedIndustrySchema)),
    read('use-cases', z.array(storedUseCaseSchema)),
    read('news', newsListSchema),
  ])
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

export type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>
