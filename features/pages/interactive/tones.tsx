import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { text, type SectionContext } from '@/components/sections/section'
import { ToneButton } from '@/components/ui/tone-button'
import { VoiceNote } from '@/components/ui/voice-note'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { middlePitch } from '@/lib/domain/voiceprint'
import { TONE_SYLLABLES, TONE_VOICES } from '@/lib/domain/tones'
import { readTones } from '@/features/audio/read-tones'

export const tonesSchema = z.strictObject({
  title: text,
  lead: text,
  names: z.strictObject({ ngang: text, sac: text, huyen: text, hoi: text, nga: text, nang: text }),
  voices: z.tuple([text, text, text]),
  scale: text,
})

type TonesProps = { content: z.output<typeof tonesSchema>; context: SectionContext }

/** The six tones as measured lines, a row or two of them for each region, each to be heard. */
export const Tones = async ({ content, context }: TonesProps) => {
  const voices = await Promise.all(TONE_VOICES.map(readTones))
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
