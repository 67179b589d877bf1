import { VoiceNote } from '@/components/ui/voice-note'
import { ListeningTestIsland } from '@/features/demo-call/listening/listening-island'
import { randomTurn } from '@/features/demo-call/listening/round'
import { loadListeningMessages } from '@/features/demo-call/listening/messages'
import { paths } from '@/lib/contract/paths'
import { voiceListSchema } from '@/lib/contract/voice'
import { type Locale, ownLanguageFirst } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { readService } from '@/lib/server-request'

/** The listening test of the voice OTP page, with the voices of its service. */
export const ListeningCard = async ({ lang }: { lang: Locale }) => {
  const [messages, voices, { t }] = await Promise.all([
    loadListeningMessages(lang),
    readService(voiceListSchema, paths.voices('voice-otp')),
    getT(['common', 'voices'], { lng: lang }),
  ])
  const region = (name: string | null) => (name ? ` · ${t(`region.${name}`, { ns: 'voices' })}` : '')
  return (
    <section
      aria-labelledby="listening-title"
      className="rounded-lg border border-rule-strong bg-raised p-5 sm:p-6 noscript:hidden"
    >
      <h3 id="listening-title" className="text-h4">
        {messages.title}
      </h3>
      <p className="mt-1 text-small text-fg-2">{messages.lead}</p>
      <VoiceNote
        words={{ synthesizer: t('audio.synthesizer'), spokenBy: t('audio.spokenBy') }}
        spokenBy={voices?.[0]?.spokenBy}
        className="mt-1"
      />
      {voices?.length ? (
        <ListeningTestIsland
          messages={messages}
          lang={lang}
          voices={ownLanguageFirst(voices, lang).map((voice) => ({
            value: voice.id,
            label: `${voice.name}${region(voice.region)}`,
          }))}
          labels={{
            play: t('audio.play'),
            pause: t('audio.pause'),
            seek: t('audio.seek'),
            error: t('audio.error'),
            retry: t('audio.retry'),
          }}
          turn={randomTurn()}
        />
      ) : (
        <p className="mt-4 text-small">{messages.unavailable}</p>
      )}
    </section>
  )
}
