import type { Campaign } from '@/lib/contract/campaign'
import type { Camelized } from '@/lib/contract/camelized'
import type { DemoCallKind } from '@/lib/contract/enums'
import type { Localized } from '@/lib/contract/localized'
import type { Voice } from '@/lib/contract/voice'
import { placeholdersIn } from '@/lib/domain/script-template'
import { type Locale, ownLanguageFirst } from '@/lib/i18n/config'

export type CampaignChoice = Pick<
  Camelized<Campaign>,
  'id' | 'name' | 'script' | 'voiceIds' | 'personalizedFields' | 'aiAgent' | 'industry'
>
export type VoiceChoice = Pick<
  Camelized<Voice>,
  'id' | 'name' | 'gender' | 'region' | 'language' | 'sampleUrl'
>

/** What a visitor can choose from: scenarios and voices, or for a call without scenarios its one script. */
export type Catalogue = {
  campaigns: readonly CampaignChoice[]
  voices: readonly VoiceChoice[]
  script: Localized | null
}

/** One kind of call a card offers: what can be chosen (null when that could not be had) and what stands first. */
export type OfferedKind = {
  kind: DemoCallKind
  catalogue: Catalogue | null
  campaignId: string | undefined
}

type ServiceCatalogue = {
  campaigns: readonly Camelized<Campaign>[]
  voices: readonly Camelized<Voice>[]
  script: Localized | null
}

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
export const toCatalogue = ({ campaigns, voices, script }: ServiceCatalogue): Catalogue => ({
  campaigns: campaigns.map(slimCampaign),
  voices: voices.map(slimVoice),
  script,
})

/** A catalogue as it travels with a page: scripts of its language only. */
export const inLanguage = ({ campaigns, ...rest }: Catalogue, lang: Locale): Catalogue => ({
  ...rest,
  campaigns: campaigns.map((campaign) => ({
    ...campaign,
    script: { vi: '', en: '', [lang]: campaign.script[lang] },
  })),
})

/** A catalogue with the scripts of both languages; a voice whose script could not be had is not offered. */
export const withScripts = (
  { campaigns, voices, script }: Catalogue,
  scripts: Readonly<Record<string, Localized>>,
): Catalogue => ({
  voices,
  script,
  campaigns: campaigns.map((slim) => {
    const campaign = { ...slim, script: scripts[slim.id] ?? slim.script }
    const hasScript = (id: string) =>
      voices.some((voice) => voice.id === id && campaign.script[voice.language] !== '')
    return { ...campaign, voiceIds: campaign.voiceIds.filter(hasScript) }
  }),
})

/** The voices of a scenario, in the scenario's order, those of the page's language first. */
export const voicesOf = ({ voices }: Catalogue, campaign: CampaignChoice | undefined, lang: string) => {
  const offered = (campaign?.voiceIds ?? []).flatMap((id) => voices.filter((voice) => voice.id === id))
  return ownLanguageFirst(offered, lang)
}

/** A few voices to read a code: of the page's language first, and of those one from each region before a second. */
export const codeVoices = ({ voices }: Catalogue, lang: string) => {
  const inOrder = ownLanguageFirst(voices, lang)
  const isFirstOfRegion = ({ region, language }: VoiceChoice, index: number) =>
    language === lang &&
    region !== null &&
    inOrder.findIndex((voice) => voice.region === region && voice.language === language) === index
  const firsts = inOrder.filter(isFirstOfRegion)
  return [...firsts, ...inOrder.filter((voice) => !firsts.includes(voice))]
}

export const campaignOf = ({ campaigns }: Pick<Catalogue, 'campaigns'>, id: string | undefined) =>
  campaigns.find((campaign) => campaign.id === id)

/** The language a call is held in: that of its voice. */
export const languageOf = ({ voices }: Pick<Catalogue, 'voices'>, voice: string, lang: Locale): Locale =>
  voices.find(({ id }) => id === voice)?.language ?? lang

/** What a visitor is asked for a scenario: every text, and the closed lists its sentences use in this language (an English call has no form of address). */
export const askedFields = ({ personalizedFields, script }: CampaignChoice, language: Locale) =>
  Object.entries(personalizedFields).filter(
    ([name, { type }]) => type === 'text' || placeholdersIn(script[language]).includes(name),
  )

/** What a scenario's closed lists start with, by field name. */
export const firstOptions = (campaign: CampaignChoice | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(campaign?.personalizedFields ?? {}).flatMap(([name, field]) =>
      field.type === 'choice' ? [[name, field.options[0] ?? '']] : [],
    ),
  )
