import type { PlayerLabels } from '@/components/ui/player-parts'
import type { VoiceWords } from '@/components/ui/voice-note'
import { ReadingView, SpokenText } from '@/features/tts/reading-view'
import { TryOutIsland } from '@/features/tts/try-out-island'
import type { TtsVoice } from '@/features/tts/try-out-state'
import { loadTtsMessages } from '@/features/tts/messages'
import type { Camelized } from '@/lib/contract/camelized'
import { READING_PRESETS } from '@/lib/domain/reading/options'
import { readPieces } from '@/lib/domain/reading/read'
import type { Voice } from '@/lib/contract/voice'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { contactLinks } from '@/lib/site'

type TryOutCardProps = {
  lang: Locale
  voices: readonly Camelized<Voice>[]
  labels: PlayerLabels & VoiceWords
  folded?: boolean
}

/** The try-out with its first sentence read on the server, so that the page shows a reading without script. */
export const TryOutCard = async ({ lang, voices, labels, folded = false }: TryOutCardProps) => {
  const [messages, { t }] = await Promise.all([loadTtsMessages(lang), getT('voices', { lng: lang })])
  const offered = voices.map(({ id, name, gender, region, language }): TtsVoice => {
    const origin = region ? t(`region.${region}`) : t(`language.${language}`)
    return {
      id,
      name,
      language,
      hint: `${t(`gender.${gender}`)}, ${origin}`,
      style: region === 'south' ? 'south' : 'north',
    }
  })
  const first = offered.find(({ language }) => language === 'vi') ?? offered[0]
  const request = {
    text: messages.examples[0]?.text ?? '',
    voice: first?.id ?? '',
    rate: 1,
    reading: READING_PRESETS[first?.style ?? 'north'],
  }
  const pieces = readPieces(request.text, request.reading)
  return (
    <>
      <div className="script-note">
        <p className="mb-6 text-fg-2">{messages.form.script}</p>
        <SpokenText pieces={pieces} className="mb-6" />
        <ReadingView pieces={pieces} messages={messages} />
      </div>
      <TryOutIsland
        lang={lang}
        messages={messages}
        labels={labels}
        voices={offered}
        start={{ request, pieces }}
        ways={contactLinks(lang)}
        folded={folded}
      />
    </>
  )
}
