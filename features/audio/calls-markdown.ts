import { formatDuration } from '@/components/ui/format-duration'
import type { Camelized } from '@/lib/contract/camelized'
import type { SampleCall } from '@/lib/contract/sample-call'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { site } from '@/lib/site'

type Line = {
  speaker: 'agent' | 'customer'
  text: string
  translation?: { [Lang in Locale]?: string } | undefined
}

/** A recording as Markdown: its title as the way to the sound, how long it is, every line that is spoken and under it its translation. */
export const recordingMarkdown = (
  { title, src, seconds, lines }: { title: string; src: string; seconds: number; lines: readonly Line[] },
  lang: Locale,
  t: (key: string) => string,
) =>
  [
    `**[${title}](${new URL(src, site(lang).url).href})** (${formatDuration(seconds)})`,
    '',
    ...lines.flatMap(({ speaker, text, translation }) => [
      `- **${t(`audio.${speaker}`)}**: ${text}`,
      ...(translation?.[lang] ? [`  *${translation[lang]}*`] : []),
    ]),
  ].join('\n')

/** Sample calls as Markdown, each with its transcript. */
export const callsMarkdown = async (calls: readonly Camelized<SampleCall>[], lang: Locale) => {
  const { t } = await getT('common', { lng: lang })
  return calls
    .map(({ title, audioUrl, durationMs, transcript }) =>
      recordingMarkdown(
        { title: title[lang], src: audioUrl, seconds: durationMs / 1000, lines: transcript },
        lang,
        t,
      ),
    )
    .join('\n\n')
}
