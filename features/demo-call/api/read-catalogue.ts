import { toCatalogue, type Catalogue } from '@/features/demo-call/catalogue'
import { campaignListSchema } from '@/lib/contract/campaign'
import { paths } from '@/lib/contract/paths'
import { voiceListSchema } from '@/lib/contract/voice'
import { request } from '@/lib/http'

/** Scenarios and voices of the automatic call, from the browser: for when they could not be had while rendering. */
export const readCatalogue = async (): Promise<Catalogue> => {
  const [campaigns, voices] = await Promise.all([
    request(campaignListSchema, { url: paths.campaigns('auto-call') }),
    request(voiceListSchema, { url: paths.voices('auto-call') }),
  ])
  return toCatalogue(campaigns, voices)
}
