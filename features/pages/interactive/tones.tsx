import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { section, text, type SectionContext } from '@/components/sections/section'
import { Segmented } from '@/components/ui/segmented'
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
  voices: z.array(text).min(1).max(TONE_VOICES.length),
  choice: z.strictObject({ label: text, options: z.array(text).length(TONE_VOICES.length) }).optional(),
  scale: text,
})

type ToneVoice = (typeof TONE_VOICES)[number]

type TonesProps = {
  content: z.output<typeof tonesSchema>
  context: SectionContext
  only?: ToneVoice | undefined
}

/** The six tones as measured lines, of one voice alone or of the region chosen, each to be heard; the choice needs no script. */
export const Tones = async ({ content, context, only }: TonesProps) => {
  const speakers = only ? [only] : TONE_VOICES
  const voices = await Promise.all(speakers.map(readTones))
  const labels = audioLabels(context.t)
  const choice = only ? undefined : content.choice
  return (
    <StaticMarkup
      id="tones"
      of={context}
      data-theme="dark"
      data-choice={choice && ''}
      className="stage tones"
    >
      <div>
        <h2 className="text-h4">{content.title}</h2>
        <p className="mt-2 text-ui text-fg-2">{content.lead}</p>
      </div>
      {choice && (
        <Segmented
          label={choice.label}
          name="tones-voice"
          defaultValue={speakers[0]}
          options={speakers.map((value, v) => ({ value, label: choice.options[v] ?? value }))}
        />
      )}
      {voices.map(
        (sounds, v) =>
          sounds && (
            <div key={content.voices[v]} data-voice={speakers[v]} className="tones-voice">
              <h3 className="text-ui font-strong">{content.voices[v]}</h3>
              <ul>
                {sounds.map(({ tone, src, seconds, pitch }) => (
                  <ToneButton
                    key={tone}
                    id={`tone-${speakers[v]}-${tone}`}
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

/** The tones as a section of their own. */
export const tones = section<typeof tonesSchema, { only?: ToneVoice }>(
  tonesSchema,
  ({ content, context, only }) => (
    <div className="section">
      <div className="wrap">
        <Tones content={content} context={context} only={only} />
      </div>
    </div>
  ),
)
