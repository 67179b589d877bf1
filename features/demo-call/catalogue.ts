import type { Campaign } from '@/lib/contract/campaign'
import type { Camelized } from '@/lib/contract/camelized'
import type { Voice } from '@/lib/contract/voice'

export type CampaignChoice = Pick<
  Camelized<Campaign>,
  'id' | 'name' | 'script' | 'voiceIds' | 'personalizedFields' | 'aiAgent' | 'industry'
>
export type VoiceChoice = Pick<
  Camelized<Voice>,
  'id' | 'name' | 'gender' | 'region' | 'language' | 'sampleUrl'
>

/** What a visitor can choose from: scenarios and the voices that speak them. */
export type Catalogue = { campaigns: readonly CampaignChoice[]; voices: readonly VoiceChoice[] }

const slimCampaign = ({
  id,
  name,
  script,
  voiceIds,
  personalizedFields,
  aiAgent,
  industry,
}: Camelized<Campaign>): CampaignChoice => ({
  id,
  name,
  script,
  voiceIds,
  personalizedFields,
  aiAgent,
  industry,
})

const slimVoice = ({ id, name, gender, region, language, sampleUrl }: Camelized<Voice>): VoiceChoice => ({
  id,
  name,
  gender,
  region,
  language,
  sampleUrl,
})

/** Keeps of the wire's records only what the form shows, so that little travels into the page. */
export const toCatalogue = (
  campaigns: readonly Camelized<Campaign>[],
  voices: readonly Camelized<Voice>[],
): Catalogue => ({
  campaigns: campaigns.map(slimCampaign),
  voices: voices.map(slimVoice),
})

/** The voices of a scenario, in the scenario's order, those of the page's language first. */
export const voicesOf = ({ voices }: Catalogue, campaign: CampaignChoice | undefined, lang: string) => {
  const known = (campaign?.voiceIds ?? []).flatMap((id) => voices.filter((voice) => voice.id === id))
  return [
    ...known.filter(({ language }) => language === lang),
    ...known.filter(({ language }) => language !== lang),
  ]
}
