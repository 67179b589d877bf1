import { IconPlus } from '@tabler/icons-react'
import type { Locale } from '@/lib/i18n/config'

type VideoTranscriptProps = {
  label: string
  turns: readonly { by: string; agent: boolean; text: string }[]
  lang?: Locale
}

/** Every line of a video, folded; `lang` where the lines are in another language than the page. */
export const VideoTranscript = ({ label, turns, lang }: VideoTranscriptProps) => (
  <details className="group border-t border-rule last:border-b">
    <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2 text-ui font-strong [&::-webkit-details-marker]:hidden">
      {label}
      <IconPlus
        size={18}
        stroke={1.6}
        aria-hidden
        className="shrink-0 transition-transform duration-200 group-open:rotate-45"
      />
    </summary>
    <dl className="grid gap-3 pb-5 text-ui">
      {turns.map(({ by, agent, text }) => (
        <div key={text} className="grid gap-x-4 sm:grid-cols-[6.5rem_1fr]">
          <dt className={agent ? 'text-small text-accent-text' : 'text-small text-fg-3'}>{by}</dt>
          <dd lang={lang} className={agent ? undefined : 'text-fg-2'}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  </details>
)
