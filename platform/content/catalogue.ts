import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { campaignListSchema } from '../../lib/contract/campaign.ts'
import { industryListSchema } from '../../lib/contract/industry.ts'
import { newsListSchema } from '../../lib/contract/news.ts'
import { sampleCallListSchema } from '../../lib/contract/sample-call.ts'
import { useCaseListSchema } from '../../lib/contract/use-case.ts'
import { voiceListSchema } from '../../lib/contract/voice.ts'

const read = async <Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> => {
  const result = schema.safeParse(JSON.parse(await readFile(new URL(`../seed/${name}.json`, import.meta.url), 'utf8')))
  if (result.success) return result.data
  throw new Error(`platform/seed/${name}.json is not right. ${z.prettifyError(result.error)}`)
}

/** Reads the seed records that the content routes answer with; throws one naming the file that does not fit. */
export const loadCatalogue = async () => {
  const [voices, campaigns, sampleCalls, industries, useCases, news] = await Promise.all([
    read('voices', voiceListSchema),
    read('campaigns', campaignListSchema),
    read('sample-calls', sampleCallListSchema),
    read('industries', industryListSchema),
    read('use-cases', useCaseListSchema),
    read('news', newsListSchema),
  ])
  return { voices, campaigns, sampleCalls, industries, useCases, news }
}

export type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>
