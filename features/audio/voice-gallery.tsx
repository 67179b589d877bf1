import type { ComponentProps } from 'react'
import { AudioBar } from '@/components/ui/audio-bar'
import type { ComparedVoice } from '@/features/audio/blind-compare'
import { BlindCompareIsland } from '@/features/audio/blind-island'
import { loadCompareMessages } from '@/features/audio/blind-compare-messages'
import { audioBarLabels, audioLabels } from '@/features/audio/labels'
import type { Facet } from '@/features/audio/list-filter'
import { ListFilterIsland } from '@/features/audio/list-filter-island'
import { VoiceList } from '@/features/audio/voice-list'
import { readAudioDetails } from '@/lib/read-audio-details'
import { packPeaks } from '@/lib/domain/waveform'
import type { Camelized } from '@/lib/contract/camelized'
import type { Voice } from '@/lib/contract/voice'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { assetUrl } from '@/lib/asset-url'

type Voices = readonly Camelized<Voice>[]

const SENTENCES = [1, 2]

const facetsOf = (voices: Voices, t: (key: string) => string): Facet[] => {
  const facet = (name: string, values: readonly (string | null)[], labelOf: (value: string) => string) => ({
    name,
    label: t(`filter.${name}`),
    all: t('any'),
    look: 'select' as const,
    options: [...new Set(values)].flatMap((value) => (value ? [{ value, label: labelOf(value) }] : [])),
  })
  return [
    // A voice of no region of Vietnam is found by what it speaks.
    facet(
      'region',
      voices.map(({ region, language }) => region ?? language),
      (value) => t(voices.some(({ region }) => region === value) ? `region.${value}` : `language.${value}`),
    ),
    facet(
      'gender',
      voices.map(({ gender }) => gender),
      (value) => t(`gender.${value}`),
    ),
  ].filter(({ options }) => options.length > 1)
}

/** The sounds a voice can be compared by; a voice from elsewhere has none and is left out. */
const compared = async (voice: Voices[number], hint: string, lang: Locale): Promise<ComparedVoice> => {
  const { id, code, name, language, sampleUrl } = voice
  const recordings = await Promise.all(
    SENTENCES.map(async (n) => {
      const path = `/audio/compare/${code}-${n}.mp3`
      const drawn = await readAudioDetails(path)
      const line = drawn?.transcript[0]
      if (!drawn?.channels[0] || !line) return []
      const translation = line.translation?.[lang]
      const sound = {
        src: assetUrl(path),
        duration: drawn.seconds,
        peaks: drawn.channels[0],
        text: line.text,
      }
      return [{ ...sound, ...(translation && { translation }) }]
    }),
  )
  const sounds = recordings.flat().map((sound) => ({
    ...sound,
    // Enough for the wave that is drawn; the rest would only be carried around.
    peaks: packPeaks(sound.peaks.filter((_, i) => i % 2 === 0)),
  }))
  return { id, name, language, hint, sample: sampleUrl ?? '', sounds }
}

type VoiceGalleryProps = ComponentProps<typeof VoiceList>

/** All voices with filters, search and previews, and the blind comparison of two of them, which takes the column beside them. */
export const VoiceGallery = async (props: VoiceGalleryProps) => {
  const { voices, lang } = props
  const [{ t }, compareMessages] = await Promise.all([
    getT(['voices', 'common', 'samples'], { lng: lang }),
    loadCompareMessages(lang),
  ])
  const hint = ({ gender, region, language }: Voices[number]) =>
    [gender, region ?? language].map((key) => t(`said.${key}`)).join(' ')
  const all = await Promise.all(voices.map((voice) => compared(voice, hint(voice), lang)))
  const ready = all.filter(({ sounds }) => sounds.length > 0)
  const languages = LOCALES.toSorted((left, right) => Number(right === lang) - Number(left === lang))
    .filter((language) => ready.filter((voice) => voice.language === language).length > 1)
    .map((value) => ({ value, label: t(`language.${value}`) }))
  return (
    <>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ListFilterIsland
          facets={facetsOf(voices, t)}
          messages={{ count: t('count'), none: t('none'), clear: t('clear'), search: t('search') }}
          total={voices.length}
          beside={<AudioBar id="voices" labels={audioBarLabels(t)} className="sm:ml-auto" />}
          inAddress
        >
          <VoiceList {...props} filterable />
        </ListFilterIsland>
      </div>
      {languages.length > 0 && (
        <div className="min-w-0 lg:sticky lg:top-28 lg:col-start-1 lg:row-start-2 lg:self-start">
          <BlindCompareIsland
            messages={compareMessages}
            labels={audioLabels((key) => t(key, { ns: 'common' }))}
            aiMade={t('audio.aiMade', { ns: 'common' })}
            voices={ready}
            languages={languages}
          />
        </div>
      )}
    </>
  )
}
