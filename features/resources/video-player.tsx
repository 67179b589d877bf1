import './video.css'
import { IconMaximize } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import { recordedChannels } from '@/components/pictures/parts/recorded-peaks'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { StereoWaveform } from '@/components/ui/waveform'
import { formatDuration } from '@/components/ui/format-duration'
import type { ResourceMessages } from '@/features/resources/messages'
import { VIDEO_CLIPS } from '@/features/resources/video-clips'
import type { VideoFiles } from '@/features/resources/video-files'
import type { VideoId } from '@/features/resources/videos'
import type { Locale } from '@/lib/i18n/config'

const COVER_BARS = 64

type VideoPlayerProps = {
  id: VideoId
  language: Locale
  files: VideoFiles
  lang: Locale
  messages: ResourceMessages['videos']
}

/** A video with the browser's controls and, once a script drives it, its own: the call's sound is the bar one moves along. Until it is played its title stands on it in the page's own language. */
export const VideoPlayer = ({ id, language, files, lang, messages }: VideoPlayerProps) => (
  <div
    id={`${id}-player`}
    role="group"
    aria-labelledby={`${id}-title`}
    data-video
    data-seconds={files.seconds}
    data-theme="dark"
    className="video"
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
    <div aria-hidden="true" className="video-cover">
      <p className="text-small font-strong text-accent-text">{messages.language[language]}</p>
      <p className="max-w-[32ch] text-h3">{messages.items[id].title}</p>
      <div className="relative min-h-0 flex-1">
        <StereoWaveform id={`${id}-cover`} {...recordedChannels(VIDEO_CLIPS[id])} bars={COVER_BARS} />
      </div>
    </div>
    <div className="video-bar">
      <button
        type="button"
        data-video-play
        data-play={messages.controls.play}
        data-pause={messages.controls.pause}
        aria-label={messages.controls.play}
        data-look="accent"
        className="play"
      >
        <SpriteIcon name="play" />
        <SpriteIcon name="pause" />
      </button>
      <div className="video-wave">
        <StereoWaveform id={`${id}-wave`} {...recordedChannels(VIDEO_CLIPS[id])} bars={90} />
        <input
          type="range"
          min={0}
          max={files.seconds}
          step={0.1}
          defaultValue={0}
          aria-label={messages.controls.seek}
        />
      </div>
      <p className="text-cap text-fg-2 num">
        <span data-video-time>{formatDuration(0)}</span> / {formatDuration(files.seconds)}
      </p>
      <button type="button" data-video-captions data-off={messages.controls.captionsOff}>
        {messages.captions[lang]}
      </button>
      <button type="button" data-video-full aria-label={messages.controls.full}>
        <Icon of={IconMaximize} />
      </button>
    </div>
  </div>
)
