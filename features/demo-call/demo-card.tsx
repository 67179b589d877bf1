import { VoiceMark } from '@/components/ui/voiceprint'
import { toCatalogue, type Catalogue } from '@/features/demo-call/catalogue'
import { DemoCall } from '@/features/demo-call/demo-call'
import { loadDemoCallWords } from '@/features/demo-call/words'
import { campaignListSchema } from '@/lib/contract/campaign'
import { paths } from '@/lib/contract/paths'
import { voiceListSchema } from '@/lib/contract/voice'
import type { Lang } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'
import { readService } from '@/lib/server-request'
import { site } from '@/lib/site'
import { fillIn } from '@/lib/template'

type DemoCardProps = { lang: Lang; path: string; industry?: string | undefined; agent?: string | undefined }

const readCatalogue = async (): Promise<Catalogue | null> => {
  const [campaigns, voices] = await Promise.all([
    readService(campaignListSchema, paths.campaigns('auto-call')),
    readService(voiceListSchema, paths.voices('auto-call')),
  ])
  return campaigns && voices ? toCatalogue(campaigns, voices) : null
}

const preset = (catalogue: Catalogue | null, { industry, agent }: DemoCardProps) =>
  catalogue?.campaigns.find(
    (campaign) => (industry && campaign.industry === industry) || (agent && campaign.aiAgent === agent),
  )?.id

/** The demo-call card with its scenarios rendered on the server; `industry` or `agent` choose which one stands first. */
export const DemoCard = async (props: DemoCardProps) => {
  const { lang, path } = props
  const [words, catalogue, { t }] = await Promise.all([
    loadDemoCallWords(lang),
    readCatalogue(),
    getT('voices', { lng: lang }),
  ])
  const voices = catalogue?.voices ?? []
  const marks = voices.map(
    ({ id, sampleUrl }) => [id, sampleUrl && <VoiceMark key={id} sample={sampleUrl} size={36} />] as const,
  )
  const hint = (gender: string, region: string | null) =>
    [t(`gender.${gender}`), region && t(`region.${region}`)].filter(Boolean).join(' · ')
  return (
    <DemoCall
      words={{ ...words, consent: fillIn(words.consent, { brand: site(lang).brand }) }}
      lang={lang}
      catalogue={catalogue}
      campaignId={preset(catalogue, props)}
      marks={Object.fromEntries(marks)}
      voiceHints={Object.fromEntries(voices.map(({ id, gender, region }) => [id, hint(gender, region)]))}
      links={{
        privacy: href('/privacy-policy', lang),
        help: href('/contact-us', lang),
        samples: path === '/' || path === '/aicall' ? '#samples' : `${href('/aicall', lang)}#samples`,
        contact: href('/contact-us', lang),
      }}
    />
  )
}
