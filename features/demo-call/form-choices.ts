import { voicesOf, type CampaignChoice, type Catalogue } from '@/features/demo-call/catalogue'
import type { FormValues } from '@/features/demo-call/form-values'
import type { Lang } from '@/lib/i18n/config'

type Input = { catalogue: Catalogue; campaignId: string | undefined; lang: Lang }

export const campaignOf = ({ campaigns }: Catalogue, id: string | undefined) =>
  campaigns.find((campaign) => campaign.id === id)

/** What a scenario's closed lists start with, by field name. */
export const firstOptions = (campaign: CampaignChoice | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(campaign?.personalizedFields ?? {}).flatMap(([name, field]) =>
      field.type === 'choice' ? [[name, field.options[0] ?? '']] : [],
    ),
  )

/** What the form shows before anything is chosen: the preset (or first) scenario, its first voice, its first options. */
export const startingValues = ({ catalogue, campaignId, lang }: Input): FormValues => {
  const first = campaignOf(catalogue, campaignId) ?? catalogue.campaigns[0]
  return {
    kind: 'auto-call',
    phoneNumber: '',
    campaignId: first?.id ?? '',
    voice: voicesOf(catalogue, first, lang)[0]?.id ?? '',
    personalizedFields: firstOptions(first),
    consent: false,
  }
}
