import { StaticMarkup } from '@/components/layout/static-markup'
import { DemoCallIsland } from '@/features/demo-call/demo-call-island'
import { inLanguage, type OfferedKind } from '@/features/demo-call/form/catalogue'
import { randomCode } from '@/features/demo-call/form/form-values'
import { NoScript } from '@/features/demo-call/no-script'
import { callAdapters } from '@/features/demo-call/call/call-adapters'
import { loadCardMessages } from '@/features/demo-call/messages'
import type { ReplayLabels } from '@/features/demo-call/result/replay'
import type { DemoCallKind } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'
import { readService } from '@/lib/server-request'
import { contactLinks, site } from '@/lib/site'
import { fillIn } from '@/lib/i18n/format'

type Preset = { industry?: string | undefined; agent?: string | undefined }

type DemoCardProps = Preset & {
  lang: Locale
  path: string
  /** The names of a player's controls. */
  labels: ReplayLabels
  /** The kinds of call this page offers, the first one open; automatic calls unless told. */
  kinds?: readonly DemoCallKind[]
}

const readOffer = async (
  kind: DemoCallKind,
  lang: Locale,
  { industry, agent }: Preset,
): Promise<OfferedKind> => {
  const catalogue = await callAdapters[kind].read(readService)
  const preset = catalogue?.campaigns.find(
    (campaign) => (industry && campaign.industry === industry) || (agent && campaign.aiAgent === agent),
  )
  return { kind, catalogue: catalogue && inLanguage(catalogue, lang), campaignId: preset?.id }
}

/** The demo-call card with its scenarios rendered on the server; `industry` or `agent` choose which one stands first. */
export const DemoCard = async ({ lang, path, labels, kinds = ['auto-call'], ...preset }: DemoCardProps) => {
  const [{ messages, noScript }, { t }, ...offers] = await Promise.all([
    loadCardMessages(lang),
    getT('voices', { lng: lang }),
    ...kinds.map((kind) => readOffer(kind, lang, preset)),
  ])
  const hint = (gender: string, region: string | null) =>
    [t(`gender.${gender}`), region && t(`region.${region}`)].filter(Boolean).join(' · ')
  const hints = offers.flatMap(({ catalogue }) =>
    (catalogue?.voices ?? []).map(({ id, gender, region }) => [id, hint(gender, region)] as const),
  )
  const { brand, line } = site(lang)
  const links = {
    privacy: href('/privacy-policy', lang),
    help: href('/contact-us', lang),
    samples: path === '/' || path === '/aicall' ? '#samples' : `${href('/aicall', lang)}#samples`,
    contact: href('/contact-us', lang),
    numbers: `${href('/aicall/api-docs/call-api', lang)}#call-api`,
  }
  return (
    <DemoCallIsland
      messages={{ ...messages, consent: fillIn(messages.consent, { brand }) }}
      labels={labels}
      lang={lang}
      line={line}
      offers={offers}
      // The page is rendered every few minutes, so this is a code of a few minutes; the form can make another.
      code={randomCode()}
      voiceHints={Object.fromEntries(hints)}
      ways={contactLinks(lang)}
      links={links}
      noScript={
        <StaticMarkup id="demo-no-script" of={{ lang, path }}>
          <NoScript
            messages={{ noScript, kinds: messages.kinds }}
            lang={lang}
            offers={offers}
            links={links}
          />
        </StaticMarkup>
      }
    />
  )
}
