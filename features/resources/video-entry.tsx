import { formatDuration } from '@/components/ui/format-duration'
import type { Video, VideoId } from '@/features/resources/videos'
import type { ResourceMessages } from '@/features/resources/messages'
import { assetUrl } from '@/lib/asset-url'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { IconPlus } from '@tabler/icons-react'
import facts from './videos.json'

/** The files and facts of a video, made by scripts/video/make.ts. */
export const videoFiles = (id: VideoId) => ({
  src: assetUrl(`/video/${id}.mp4`),
  poster: assetUrl(`/video/${id}.webp`),
  captions: LOCALES.map((lang) => ({ lang, src: assetUrl(`/video/${id}.${lang}.vtt`) })),
  seconds: facts[id].seconds,
  speakers: facts[id].speakers.map((speaker) =>
    speaker === 'agent' ? ('agent' as const) : ('customer' as const),
  ),
})

type VideoEntryProps = {
  video: Video
  lang: Locale
  messages: ResourceMessages['videos']
  original: readonly string[]
  speakers: Record<'agent' | 'customer', string>
}

/** One video with its captions and, beside it, what happens in it and every spoken line. */
export const VideoEntry = ({
  video: { id, language },
  lang,
  messages,
  original,
  speakers,
}: VideoEntryProps) => {
  const files = videoFiles(id)
  const { title, text, lines } = messages.items[id]
  const turns = (spoken: readonly string[]) =>
    files.speakers.map((speaker, index) => ({
      by: speakers[speaker],
      agent: speaker === 'agent',
      text: spoken[index] ?? '',
    }))
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid items-start gap-x-12 gap-y-6 border-b border-rule py-10 lg:grid-cols-[7fr_5fr]"
    >
      <video
        controls
        playsInline
        preload="none"
        crossOrigin="anonymous"
        width={1280}
        height={720}
        poster={files.poster}
        aria-labelledby={`${id}-title`}
        data-theme="dark"
        className="aspect-video h-auto w-full rounded-lg bg-bg"
      >
        <source src={files.src} type="video/mp4" />
        {files.captions.map((track) => (
          <track
            key={track.lang}
            kind="captions"
            src={track.src}
            srcLang={track.lang}
            label={messages.captions[track.lang]}
            default={track.lang === lang}
          />
        ))}
      </video>
      <div>
        <h3 id={`${id}-title`} className="text-h3">
          {title}
        </h3>
        <p className="mt-2 text-small text-fg-3 num">
          {messages.language[language]} · {formatDuration(files.seconds)} · {messages.aiMade}
        </p>
        <p className="mt-4 max-w-[52ch] text-fg-2">{text}</p>
        <div className="mt-5">
          <VideoTranscript label={messages.transcript} turns={turns(lines)} />
          {language !== lang && (
            <VideoTranscript label={messages.original} turns={turns(original)} lang={language} />
          )}
        </div>
      </div>
    </article>
  )
}

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
