import { StaticMarkup } from '@/components/layout/static-markup'
import { AudioList, AudioRow } from '@/components/ui/audio-row'
import { filterAttributes } from '@/features/audio/filter-rows'
import { VoiceNote } from '@/components/ui/voice-note'
import { audioLabels, voiceWords } from '@/features/audio/labels'
import { purposeKey, purposeOf } from '@/features/audio/sample-facets'
import { readAudioSize } from '@/features/audio/read-audio-size'
import type { Camelized } from '@/lib/contract/camelized'
import type { SampleCall } from '@/lib/contract/sample-call'
import { fillIn } from '@/lib/i18n/format'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { assetUrl } from '@/lib/asset-url'

type Call = Camelized<SampleCall>

type SampleCallListProps = {
  calls: readonly Call[]
  /** The element's, unique on the page. */
  id: string
  lang: Locale
  /** The page it stands on. */
  path: string
  level?: 3 | 4
  /** Leaves out the way to keep each file, with its size. */
  brief?: boolean
  /** The facets it is filtered by. */
  by?: readonly string[]
}

const facetsOf = (call: Call, by: readonly string[]) => {
  const all = {
    category: [purposeOf(call)],
    type: [call.scenarioType],
    ...(call.aiAgent && { agent: [call.aiAgent] }),
    ...(call.otpLength && { otp: [String(call.otpLength)] }),
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => by.includes(name)))
}

/** A size for reading: 127 kB. */
const sizeText = (bytes: number, lang: Locale): string =>
  new Intl.NumberFormat(LOCALE_DETAILS[lang].intl, {
    style: 'unit',
    unit: 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(Math.ceil(bytes / 1000))

/** A longer list shows its first rows; the rest is asked for, or comes when a filter asks for some. */
const LONGEST_WHOLE = 8
const FIRST_ROWS = 5

/** Sample calls as playable rows with their transcripts; the drawn wave is that of the file, its size is said before it is played. */
export const SampleCallList = async ({
  id,
  calls,
  lang,
  path,
  level = 3,
  brief = false,
  by = [],
}: SampleCallListProps) => {
  const [{ t }, sizes] = await Promise.all([
    getT(['common', 'samples'], { lng: lang }),
    Promise.all(calls.map(({ audioUrl }) => (brief ? null : readAudioSize(audioUrl)))),
  ])
  const text = (key: string) => t(key, { ns: 'samples' })
  const speakers = [...new Set(calls.map(({ spokenBy }) => spokenBy))]
  const rows = calls.map((call, i) => {
    const size = sizes[i]
    return (
      <AudioRow
        key={call.id}
        id={call.id}
        src={assetUrl(call.audioUrl)}
        title={call.title[lang]}
        duration={Math.ceil(call.durationMs / 100) / 10}
        meta={[text(`kind.${call.scenarioType}`), text(`language.${call.language}`)].join(' · ')}
        category={text(purposeKey(purposeOf(call)))}
        peaks={call.peaks}
        level={level}
        labels={audioLabels(t)}
        {...(by.length > 0 && { filter: filterAttributes(facetsOf(call, by), '') })}
        {...(!brief && {
          download: { label: [text('download'), size && sizeText(size, lang)].filter(Boolean).join(' · ') },
        })}
        transcript={{
          label: t('audio.transcript'),
          turns: call.transcript.map(({ translation, ...turn }) => ({
            ...turn,
            translation: translation?.[lang],
          })),
          lang: call.language === lang ? undefined : call.language,
          speakers: { agent: t('audio.agent'), customer: t('audio.customer') },
        }}
      />
    )
  })
  const isWhole = rows.length <= LONGEST_WHOLE
  return (
    <StaticMarkup id={id} of={{ lang, path }}>
      <AudioList>{isWhole ? rows : rows.slice(0, FIRST_ROWS)}</AudioList>
      {!isWhole && (
        <details data-list-rest className="group">
          <summary className="text-link inline-flex min-h-11 list-none items-center py-4 text-ui font-strong [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">{fillIn(text('showAll'), { n: rows.length })}</span>
            <span className="hidden group-open:inline">{text('showFewer')}</span>
          </summary>
          <AudioList>{rows.slice(FIRST_ROWS)}</AudioList>
        </details>
      )}
      {speakers.map((spokenBy) => (
        <VoiceNote key={spokenBy} words={voiceWords(t)} spokenBy={spokenBy} className="mt-4" />
      ))}
    </StaticMarkup>
  )
}
