import { AudioList, AudioRow } from '@/components/ui/audio-row'
import { audioLabels } from '@/features/audio/labels'
import type { Camelized } from '@/lib/contract/camelized'
import type { SampleCall } from '@/lib/contract/sample-call'
import type { Lang } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { assetUrl } from '@/lib/site'

type SampleCallListProps = { calls: readonly Camelized<SampleCall>[]; lang: Lang; level?: 3 | 4 }

/** Sample calls as playable rows with their transcripts; the drawn wave is that of the file. */
export const SampleCallList = async ({ calls, lang, level = 3 }: SampleCallListProps) => {
  const { t } = await getT(['common', 'samples'], { lng: lang })
  const words = (key: string) => t(key, { ns: 'samples' })
  return (
    <AudioList>
      {calls.map((call) => (
        <AudioRow
          key={call.id}
          id={call.id}
          src={assetUrl(call.audioUrl)}
          title={call.title[lang]}
          duration={Math.round(call.durationMs / 1000)}
          meta={[words(`kind.${call.scenarioType}`), words(`language.${call.language}`)].join(' · ')}
          {...(call.category && { category: words(`category.${call.category}`) })}
          peaks={call.peaks}
          level={level}
          labels={audioLabels(t)}
          transcript={{
            label: t('audio.transcript'),
            turns: call.transcript,
            speakers: { agent: t('audio.agent'), customer: t('audio.customer') },
          }}
        />
      ))}
    </AudioList>
  )
}
