import { formatDuration } from '@/components/ui/format-duration'
import { videoFiles } from '@/features/resources/video-files'
import { VideoTranscript } from '@/features/resources/video-transcript'
import type { Video } from '@/features/resources/videos'
import type { ResourceWords } from '@/features/resources/words'
import type { Locale } from '@/lib/i18n/config'

type VideoEntryProps = {
  video: Video
  lang: Locale
  words: ResourceWords['videos']
  original: readonly string[]
  speakers: Record<'agent' | 'customer', string>
}

/** One video with its captions and, beside it, what happens in it and every spoken line. */
export const VideoEntry = ({ video: { id, language }, lang, words, original, speakers }: VideoEntryProps) => {
  const files = videoFiles(id)
  const { title, text, lines } = words.items[id]
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
            label={words.captions[track.lang]}
            default={track.lang === lang}
          />
        ))}
      </video>
      <div>
        <h3 id={`${id}-title`} className="text-h3">
          {title}
        </h3>
        <p className="mt-2 text-small text-fg-3 num">
          {words.language[language]} · {formatDuration(files.seconds)} · {words.aiMade}
        </p>
        <p className="mt-4 max-w-[52ch] text-fg-2">{text}</p>
        <div className="mt-5">
          <VideoTranscript label={words.transcript} turns={turns(lines)} />
          {language !== lang && (
            <VideoTranscript label={words.original} turns={turns(original)} lang={language} />
          )}
        </div>
      </div>
    </article>
  )
}
