import { IconAlertCircle } from '@tabler/icons-react'
import { cx } from 'class-variance-authority'
import { formatDuration } from './format-duration'
import { Icon } from './icon'

/** One recording: `src` is a finished address, `duration` in seconds, `id` is unique on the page. */
export type Recording = { id: string; src: string; duration: number; title: string }
/** `play`, `pause` and `seek` are put before the title: “Phát: Xác nhận lịch khám”. */
export type PlayerLabels = { play: string; pause: string; seek: string; error: string; retry: string }

/** Attributes of the element the audio controller drives; everything below works inside it. */
export function playerAttributes({ id, src, duration, title }: Recording) {
  return { id, 'data-player': '', 'data-src': src, 'data-duration': duration, 'data-title': title }
}

type PartProps = { title: string; labels: PlayerLabels; className?: string }

export function PlayButton({
  title,
  labels,
  className,
  look = 'ink',
}: PartProps & { look?: 'accent' | 'ink' | 'outline' }) {
  const play = `${labels.play}: ${title}`
  return (
    <button
      type="button"
      data-slot="play-button"
      data-play=""
      data-look={look}
      data-label-play={play}
      data-label-pause={`${labels.pause}: ${title}`}
      aria-label={play}
      className={cx('play', className)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" data-icon="play">
        <path d="M6 3.6v12.8c0 .8.9 1.3 1.6.9l9.9-6.4c.6-.4.6-1.3 0-1.7L7.6 2.8C6.9 2.3 6 2.8 6 3.6" />
      </svg>
      <svg viewBox="0 0 20 20" aria-hidden="true" data-icon="pause">
        <path d="M5 3.5h3.6v13H5zM11.4 3.5H15v13h-3.6z" />
      </svg>
    </button>
  )
}

/** An invisible range over the wave: keyboard, dragging and screen readers for free. */
export function SeekRange({ title, labels, duration }: Omit<PartProps, 'className'> & { duration: number }) {
  return (
    <input
      type="range"
      data-slot="seek"
      className="seek"
      min={0}
      max={duration}
      step={0.1}
      defaultValue={0}
      aria-label={`${labels.seek}: ${title}`}
      aria-valuetext={`${formatDuration(0)} / ${formatDuration(duration)}`}
    />
  )
}

/** Shown only while the player's state is `error`. */
export function PlayerError({ labels, className }: Omit<PartProps, 'title'>) {
  return (
    <p role="alert" data-slot="player-error" className={cx('player-error', className)}>
      <Icon of={IconAlertCircle} size={16} />
      <span>{labels.error}</span>
      <button
        type="button"
        data-retry=""
        className="font-strong underline underline-offset-[0.22em] pointer-coarse:min-h-11"
      >
        {labels.retry}
      </button>
    </p>
  )
}

/** The browser's own player, for pages without script. */
export function PlayerFallback({ src, className }: { src: string; className?: string }) {
  return (
    <noscript className={className}>
      <audio controls preload="none" src={src} className="w-full" />
    </noscript>
  )
}
