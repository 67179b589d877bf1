import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { text, type SectionContext } from '@/components/sections/section'
import { ToneButton } from '@/components/ui/tone-button'
import { VoiceNote } from '@/components/ui/voice-note'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { assetUrl } from '@/lib/asset-url'
import { middlePitch } from '@/lib/domain/voiceprint'
import { TONE_SYLLABLES, TONE_VOICES, type Tone } from '@/lib/domain/tones'
import { readAudioDetails } from '@/lib/read-audio-details'

const TONES: readonly Tone[] = ['ngang', 'sac', 'huyen', 'hoi', 'nga', 'nang']

export const tonesSchema = z.strictObject({
  title: text,
  lead: text,
  names: z.strictObject({ ngang: text, sac: text, huyen: text, hoi: text, nga: text, nang: text }),
  voices: z.tuple([text, text, text]),
  scale: text,
})

type TonesProps = { content: z.output<typeof tonesSchema>; context: SectionContext }

/** The sounds of one voice in the order of `TONES`; null where one is missing. */
const readVoice = async (voice: string) => {
  const details = await Promise.all(
    TONES.map(async (tone) => {
      const path = `/audio/tones/${voice}-${tone}.mp3`
      const read = await readAudioDetails(path)
      return read && { tone, src: assetUrl(path), ...read }
    }),
  )
  const sounds = details.filter((sound) => sound !== null)
  return sounds.length === TONES.length ? sounds : null
}

/** The six tones as measured lines, a row or two of them for each region, each to be heard. */
export const Tones = async ({ content, context }: TonesProps) => {
  const voices = await Promise.all(TONE_VOICES.map(readVoice))
  const labels = audioLabels(context.t)
  return (
    <StaticMarkup id="tones" of={context} data-theme="dark" className="stage tones">
      <div>
        <h2 className="text-h4">{content.title}</h2>
        <p className="mt-2 text-ui text-fg-2">{content.lead}</p>
      </div>
      {voices.map(
        (sounds, v) =>
          sounds && (
            <div key={content.voices[v]} className="tones-voice">
              <h3 className="text-ui font-strong">{content.voices[v]}</h3>
              <ul>
                {sounds.map(({ tone, src, seconds, pitch }) => (
                  <ToneButton
                    key={tone}
                    id={`tone-${TONE_VOICES[v]}-${tone}`}
                    src={src}
                    duration={seconds}
                    title={`${TONE_SYLLABLES[tone]} ${content.names[tone]}, ${content.voices[v]}`}
                    pitch={pitch}
                    // The level tone is where a voice rests.
                    middle={middlePitch(sounds[0]?.pitch ?? pitch)}
                    syllable={TONE_SYLLABLES[tone]}
                    name={content.names[tone]}
                    labels={labels}
                  />
                ))}
              </ul>
            </div>
          ),
      )}
      <p className="text-cap text-fg-3">{content.scale}</p>
      <VoiceNote words={voiceWords(context.t)} spokenBy={voices.flat().find(Boolean)?.spokenBy} />
    </StaticMarkup>
  )
}
