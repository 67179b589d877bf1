import { z } from 'zod'
import { Dot, fills, Pill } from './parts/window-parts'
import { MiniWaveform } from '@/components/ui/waveform'
import { recordedPeaks } from './parts/recorded-peaks'
import { text } from './parts/content'
import { formatDuration } from '@/components/ui/format-duration'
import { Window } from './window'

export const campaignBoardContent = z.strictObject({
  label: text,
  title: text,
  live: text,
  called: text,
  results: z.strictObject({ answered: text, voicemail: text, unanswered: text, busy: text, waiting: text }),
})

const totals = [
  ['answered', 412],
  ['voicemail', 58],
  ['unanswered', 97],
  ['busy', 46],
  ['waiting', 151],
] as const

const calls = [
  { phone: '090 ••• •214', tone: 'answered', seconds: 32, clip: 'paymentDue' },
  { phone: '091 ••• •870', tone: 'answered', seconds: 25, clip: 'parcelSurvey' },
  { phone: '098 ••• •552', tone: 'voicemail', seconds: 18, clip: 'showNight' },
  { phone: '036 ••• •103', tone: 'unanswered' },
  { phone: '097 ••• •661', tone: 'answered', seconds: 21, clip: 'loanReminder' },
  { phone: '093 ••• •045', tone: 'answered', seconds: 24, clip: 'clinicVisit' },
  { phone: '086 ••• •798', tone: 'busy' },
  { phone: '035 ••• •320', tone: 'answered', seconds: 20, clip: 'carPolicy' },
] as const

/** Of the calls that are drawn, in seconds: its wave fills the row. */
const LONGEST = 32

export type CampaignBoardProps = { content: z.infer<typeof campaignBoardContent> }

export function CampaignBoard({ content }: CampaignBoardProps) {
  return (
    <Window
      label={content.label}
      product="aicall"
      title={content.title}
      state={
        <>
          <span className="hidden num @min-[520px]:inline">{content.called}</span>
          <Pill look="active" dot>
            {content.live}
          </Pill>
        </>
      }
    >
      <div className="box-content flex h-2.5 gap-0.5 px-4 pt-4">
        {totals.map(([tone, count]) => (
          <i key={tone} className={`rounded-[2px] ${fills[tone]}`} style={{ flex: count }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 px-4 pt-3 pb-3.5 text-cap">
        {totals.map(([tone, count]) => (
          <li key={tone} className="flex items-center gap-1.5 text-fg-2">
            <i className={`size-2 rounded-[2px] ${fills[tone]}`} />
            {content.results[tone]}
            <span className="text-fg-3 num">{count}</span>
          </li>
        ))}
      </ul>
      {calls.map((call) => (
        <div
          key={call.phone}
          className="grid flex-1 grid-cols-[1fr_auto] items-center gap-x-3.5 gap-y-1 border-t border-rule px-4 py-2.5 nth-[n+9]:hidden @min-[480px]:grid-cols-[108px_minmax(0,1fr)_136px_44px] @min-[480px]:nth-[n+9]:grid @min-[800px]:grid-cols-[140px_26rem_1fr_44px] @min-[800px]:gap-x-10"
        >
          <span className="whitespace-nowrap num">{call.phone}</span>
          <Dot tone={call.tone}>{content.results[call.tone]}</Dot>
          <span className="block overflow-x-clip @max-[480px]:col-span-full @max-[480px]:row-start-2 @max-[480px]:pr-14 @min-[480px]:col-start-2 @min-[480px]:row-start-1">
            {'clip' in call ? (
              <span className="block" style={{ width: `${(call.seconds / LONGEST) * 100}%` }}>
                <MiniWaveform
                  peaks={recordedPeaks(call.clip, call.seconds * 2)}
                  className="h-5 w-full text-accent-strong @max-[480px]:[stroke-width:1.1px]"
                />
              </span>
            ) : (
              <i className="block h-px bg-rule-strong" />
            )}
          </span>
          <span className="text-right font-mono text-tag text-fg-3 @max-[480px]:col-start-2 @max-[480px]:row-start-2">
            {'clip' in call ? formatDuration(call.seconds) : '–'}
          </span>
        </div>
      ))}
    </Window>
  )
}
