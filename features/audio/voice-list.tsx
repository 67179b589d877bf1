import { StaticMarkup } from '@/components/layout/static-markup'
import { VoiceCard, VoiceGrid } from '@/components/ui/voice-card'
import { VoiceMark } from '@/components/ui/voice-mark'
import { filterAttributes } from '@/features/audio/filter-rows'
import { VoiceNote } from '@/components/ui/voice-note'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { readAudioDetails } from '@/lib/read-audio-details'
import type { Camelized } from '@/lib/contract/camelized'
import type { Voice } from '@/lib/contract/voice'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { assetUrl } from '@/lib/asset-url'

type VoiceListProps = {
  voices: readonly Camelized<Voice>[]
  lang: Locale
  /** The page it stands on. */
  path: string
  /** A filter stands above the list. */
  filterable?: boolean
  /** Where a voice has a page of its own, its address. */
  hrefOf?: ((id: string) => string | undefined) | undefined
}

/** What a voice can be searched by: name, region, gender and styles in words. */
const findable = (
  { name, region, gender, language, styles }: Camelized<Voice>,
  text: (key: string) => string,
) =>
  [
    name,
    region && text(`find.${region}`),
    text(`find.${gender}`),
    text(`language.${language}`),
    ...styles.map((style) => text(`style.${style}`)),
  ]
    .filter(Boolean)
    .join(' ')

const facetsOf = ({ gender, language, region }: Camelized<Voice>) => ({
  gender: [gender],
  region: [region ?? language],
})

const sentence = (parts: readonly string[]) => {
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Voices as cards: name, region, and a preview to play; the print is drawn from that preview. */
export const VoiceList = async ({ voices, lang, path, filterable = false, hrefOf }: VoiceListProps) => {
  const { t } = await getT(['common', 'voices'], { lng: lang })
  const text = (key: string) => t(key, { ns: 'voices' })
  const cards = await Promise.all(
    voices.map(async (voice) => {
      const peaks = voice.sampleUrl ? await readAudioDetails(voice.sampleUrl) : null
      if (!voice.sampleUrl || !peaks?.channels[0]) return null
      const origin = voice.region ? text(`region.${voice.region}`) : text(`language.${voice.language}`)
      return (
        <VoiceCard
          key={voice.id}
          {...(filterable && { filter: filterAttributes(facetsOf(voice), findable(voice, text)) })}
          id={`voice-${voice.id}`}
          src={assetUrl(voice.sampleUrl)}
          duration={peaks.seconds}
          title={voice.name}
          href={hrefOf?.(voice.id)}
          meta={`${text(`gender.${voice.gender}`)} · ${origin}`}
          use={sentence(voice.styles.map((style) => text(`style.${style}`)))}
          print={<VoiceMark sample={voice.sampleUrl} />}
          labels={audioLabels(t)}
        />
      )
    }),
  )
  const speakers = [...new Set(voices.map(({ spokenBy }) => spokenBy))]
  return (
    <StaticMarkup id="voice-list" of={{ lang, path }}>
      <VoiceGrid>{cards}</VoiceGrid>
      {speakers.map((spokenBy) => (
        <VoiceNote key={spokenBy} words={voiceWords(t)} spokenBy={spokenBy} className="mt-5" />
      ))}
    </StaticMarkup>
  )
}
