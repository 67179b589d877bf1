import { z } from 'zod'
import { JsonLd } from '@/components/layout/json-ld'
import { actionLinks, Actions, type ActionPaths } from '@/components/sections/actions'
import { buttons, section, type SectionContext, StaticFrame, text } from '@/components/sections/section'
import { AudioList, AudioRow } from '@/components/ui/audio-row'
import { Said } from '@/components/ui/said'
import { VoiceMark } from '@/components/ui/voice-mark'
import { VoiceNote } from '@/components/ui/voice-note'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { readVoiceSounds, type VoiceSounds } from '@/features/audio/measured-voice'
import { OUR_VOICES, type VoiceId } from '@/features/audio/our-voices'
import { readVoices } from '@/features/audio/read-voices'
import { LOCALE_DETAILS } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'
import { measuredFacts } from './measured-facts'

/** `kind` says what voice it is in a few words. */
const schema = z.strictObject({ title: text, kind: text, lead: text, ...buttons })

type Structure = ActionPaths & { voice: VoiceId }

type VoiceProps = Structure & { content: z.output<typeof schema>; context: SectionContext }

const PRINT = 304

const audioGraph = (
  name: string,
  { preview }: VoiceSounds,
  { lang, path }: SectionContext,
  voice: VoiceId,
) => [
  {
    '@type': 'AudioObject' as const,
    '@id': `${pageUrl(path, lang)}#preview`,
    name,
    contentUrl: new URL(preview.src, site(lang).url).href,
    encodingFormat: 'audio/mpeg',
    duration: `PT${Math.round(preview.seconds)}S`,
    inLanguage: LOCALE_DETAILS[OUR_VOICES[voice].language].intl,
  },
]

const Voice = async ({ content, context, voice, primary = '', secondary = '' }: VoiceProps) => {
  const { id, lang, path, link } = context
  const { language } = OUR_VOICES[voice]
  const [sounds, catalogue, { t }] = await Promise.all([
    readVoiceSounds(voice, language),
    readVoices(),
    getT(['common', 'voices'], { lng: lang }),
  ])
  const { preview, sentences, measured } = sounds
  const facts = await measuredFacts(measured, language, lang)
  const { name } = link(path)
  const titles = ['preview', 'call', 'story'].map((sound) => t(`sounds.${sound}`, { ns: 'voices' }))
  return (
    <>
      <JsonLd id="voice-graph" of={{ lang, path }} graph={audioGraph(name, sounds, context, voice)} />
      <StaticFrame context={context} hero>
        <div className="wrap grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
          <div>
            <h1 id={`${id}-title`} className="text-h1">
              {content.title}
            </h1>
            <p className="mt-4 text-ui text-fg-3">{content.kind}</p>
            <p className="mt-4 max-w-[56ch] text-lead text-fg-2">{content.lead}</p>
            <Actions {...actionLinks(content, { primary, secondary }, context)} />
            <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-4 border-t border-rule pt-5">
              {facts.map(({ key, label, value }) => (
                <div key={key}>
                  <dt className="text-small text-fg-3">{label}</dt>
                  <dd className="num">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div
            data-theme="dark"
            data-product="aivoice"
            className="stage grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-8"
          >
            <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center">
              <VoiceMark
                sample={`/audio/voices/${voice}.mp3`}
                size={PRINT}
                className="max-w-full text-accent-strong"
              />
            </div>
            <h2 className="text-h4">{t('sounds.title', { ns: 'voices' })}</h2>
            <AudioList>
              {[preview, ...sentences].map(({ src, seconds, peaks, transcript }, index) => (
                <AudioRow
                  key={src}
                  id={`${voice}-${index}`}
                  src={src}
                  duration={seconds}
                  title={titles[index] ?? name}
                  meta={
                    transcript[0] ? (
                      <Said
                        lang={language === lang ? undefined : language}
                        translation={transcript[0].translation?.[lang]}
                      >
                        {transcript[0].text}
                      </Said>
                    ) : (
                      content.kind
                    )
                  }
                  peaks={peaks}
                  labels={audioLabels(t)}
                />
              ))}
            </AudioList>
            <VoiceNote
              words={voiceWords(t)}
              spokenBy={catalogue?.find((entry) => entry.id === voice)?.spokenBy}
            />
          </div>
        </div>
      </StaticFrame>
    </>
  )
}

/** The opening of a voice's page: what it is for, what was measured of it, its print and its recordings. */
export const voice = section<typeof schema, Structure>(schema, (props) => <Voice {...props} />)
