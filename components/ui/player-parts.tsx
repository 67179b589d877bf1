import { cx } from 'class-variance-authority'
import { formatDuration, formatLength } from './format-duration'
import { SpriteIcon } from './sprite-icon'

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
  return (
    <button
      type="button"
      data-slot="play-button"
      data-play=""
      data-look={look}
      data-label-pause={`${labels.pause}: ${title}`}
      aria-label={`${labels.play}: ${title}`}
      className={cx('play', className)}
    >
      <SpriteIcon name="play" size={20} />
      <SpriteIcon name="pause" size={20} />
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
      aria-valuetext={`${formatDuration(0)} / ${formatLength(duration)}`}
    />
  )
}

/** Shown only while the player's state is `error`. */
export function PlayerError({ labels, className }: Omit<PartProps, 'title'>) {
  return (
    <p role="alert" data-slot="player-error" className={cx('player-error', className)}>
      <SpriteIcon name="alert" />
      <span>{labels.error}</span>
      <button type="button" data-retry="">
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
