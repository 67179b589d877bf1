import { chaptersOf } from '@/features/resources/video-chapters'
import { videoFiles } from '@/features/resources/video-files'
import { VideoPlayer } from '@/features/resources/video-player'
import { Said } from '@/components/ui/said'
import { formatDuration } from '@/components/ui/format-duration'
import type { Video } from '@/features/resources/videos'
import type { ResourceMessages } from '@/features/resources/messages'
import type { Locale } from '@/lib/i18n/config'
import { IconPlus } from '@tabler/icons-react'

type VideoEntryProps = {
  video: Video
  lang: Locale
  messages: ResourceMessages['videos']
  original: readonly string[]
  speakers: Record<'agent' | 'customer', string>
}

/** One video with its captions, its player and chapters; beside it what happens in it and every spoken line. */
export const VideoEntry = ({ video, lang, messages, original, speakers }: VideoEntryProps) => {
  const { id, language } = video
  const files = videoFiles(id)
  const { title, text, lines, chapters } = messages.items[id]
  const isForeign = language !== lang
  const turns = files.speakers.map((speaker, index) => ({
    by: speakers[speaker],
    agent: speaker === 'agent',
    text: original[index] ?? '',
    translation: isForeign ? lines[index] : undefined,
  }))
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid items-start gap-x-12 gap-y-6 border-b border-rule py-10 lg:grid-cols-[7fr_5fr]"
    >
      <VideoPlayer id={id} language={language} files={files} lang={lang} messages={messages} />
      <div>
        <h3 id={`${id}-title`} className="text-h3">
          {title}
        </h3>
        <p className="mt-2 text-small text-fg-3 num">
          {messages.language[language]} · {formatDuration(files.seconds)} · {messages.aiMade}
        </p>
        <p className="mt-4 max-w-[52ch] text-fg-2">{text}</p>
        <h4 className="mt-6 text-small text-fg-3">{messages.chapters}</h4>
        <ol className="mt-2 border-t border-rule">
          {chaptersOf(video, chapters).map(({ name, from, to }) => (
            <li key={name} className="border-b border-rule">
              <a
                href={`${files.src}#t=${from}`}
                data-video-of={`${id}-player`}
                data-from={from}
                data-to={to}
                className="video-chapter"
              >
                <span className="text-fg-3 num">{formatDuration(from)}</span>
                {name}
              </a>
            </li>
          ))}
        </ol>
        <div className="mt-5">
          <VideoTranscript
            label={messages.transcript}
            turns={turns}
            lang={isForeign ? language : undefined}
          />
        </div>
      </div>
    </article>
  )
}

type VideoTranscriptProps = {
  label: string
  turns: readonly { by: string; agent: boolean; text: string; translation: string | undefined }[]
  lang: Locale | undefined
}

/** Every line of a video, folded; `lang` where the lines are in another language than the page. */
const VideoTranscript = ({ label, turns, lang }: VideoTranscriptProps) => (
  <details className="group border-t border-rule last:border-b">
    <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2 text-ui font-strong [&::-webkit-details-marker]:hidden">
      {label}
      <IconPlus
        size={18}
        stroke={1.6}
        aria-hidden
        className="shrink-0 transition-transform duration-(--d-2) group-open:rotate-45"
      />
    </summary>
    <dl className="grid gap-3 pb-5 text-ui">
      {turns.map(({ by, agent, text, translation }) => (
        <div key={text} className="grid gap-x-4 sm:grid-cols-[6.5rem_1fr]">
          <dt className={agent ? 'text-small text-accent-text' : 'text-small text-fg-3'}>{by}</dt>
          <dd className={agent ? undefined : 'text-fg-2'}>
            <Said lang={lang} translation={translation}>
              {text}
            </Said>
          </dd>
        </div>
      ))}
    </dl>
  </details>
)
