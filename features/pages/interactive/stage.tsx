import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { Stage } from '@/components/ui/stage'
import { voiceSentence } from '@/components/ui/voice-note'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { readAudioDetails } from '@/lib/read-audio-details'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { assetUrl } from '@/lib/asset-url'
import { section, type SectionContext, text } from '@/components/sections/section'

const schema = z.strictObject({
  title: text,
  meta: text,
  result: text,
  flags: z.array(text).length(3),
  data: text,
  rows: z
    .array(z.strictObject({ label: text, value: text }))
    .min(3)
    .max(5),
})

const MARKED_TURNS = [1, 3, 4]

const CALLS: Record<Locale, string> = {
  vi: '/audio/calls/payment-due.mp3',
  en: '/audio/calls/payment-due-en.mp3',
}

type CallStageProps = { content: z.infer<typeof schema>; context: SectionContext }

const CallStage = async ({ content, context }: CallStageProps) => {
  const { id, lang } = context
  const [{ t }, call] = await Promise.all([getT('common', { lng: lang }), readAudioDetails(CALLS[lang])])
  const [agent, customer] = call?.channels ?? []
  if (!call || !agent || !customer)
    throw new Error(`${CALLS[lang]}: its peaks are missing, run npm run make:audio`)
  // Where a recording has no moments of its own, these turns are what is worth marking.
  const moments = call.flags.length
    ? call.flags
    : MARKED_TURNS.map((turn) => (call.transcript[turn]?.start_ms ?? 0) / 1000)
  return (
    <StaticMarkup
      id={id}
      of={context}
      data-product="aicall"
      className="section mx-2 pt-0 sm:mx-auto sm:w-[min(100%-2*var(--gutter),1240px)]"
    >
      <Stage
        id="stage-call"
        src={assetUrl(CALLS[lang])}
        duration={call.seconds}
        title={content.title}
        meta={content.meta}
        pill={content.result}
        channels={{ agent, customer }}
        flags={content.flags.map((text, index) => ({ at: moments[index] ?? 0, text, minor: index === 1 }))}
        turns={call.transcript.map(({ start_ms: startMs, end_ms: endMs, ...line }) => ({
          ...line,
          startMs,
          endMs,
        }))}
        data={{ title: content.data, rows: content.rows }}
        labels={{
          ...audioLabels(t),
          agent: t('audio.agent'),
          customer: t('audio.customer'),
          speed: t('audio.speed'),
        }}
        note={[t('audio.aiMade'), voiceSentence(voiceWords(t), call.spokenBy)].filter(Boolean).join(' · ')}
      />
    </StaticMarkup>
  )
}

/** One whole call as a two-channel graph that plays, with its transcript and the data it gave back. */
export const stage = section(schema, (props) => <CallStage {...props} />)
