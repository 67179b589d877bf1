import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import {
  playerAttributes,
  PlayButton,
  PlayerError,
  PlayerFallback,
  type PlayerLabels,
  type Recording,
} from './player-parts'

/** The hairline frame voice cards stand in: one column, two from 560 px of its own width, four where it is as wide as the page. */
export function VoiceGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <div data-slot="voice-grid" className="@container">
      <ul
        {...rest}
        className={cx('voice-grid grid @min-[35rem]:grid-cols-2 @min-[66rem]:grid-cols-4', className)}
      />
    </div>
  )
}

export type VoiceCardProps = Recording & {
  meta: string
  use?: string
  /** The voice's print, 84 px wide. */
  print: ReactNode
  labels: PlayerLabels
  /** The page of the voice. */
  href?: string | undefined
  /** What a list filter goes by (`filterAttributes`). */
  filter?: Record<`data-${string}`, string>
  level?: 3 | 4
}

/** A voice with its print and a play button; `title` is the voice's name, `meta` gender and region, `use` what it suits. */
export function VoiceCard(props: VoiceCardProps) {
  const { title, src, meta, use, print, labels, href, filter, level = 3 } = props
  const Heading = `h${level}` as const
  return (
    <li
      {...playerAttributes(props)}
      {...filter}
      data-slot="voice-card"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4.5 bg-raised px-5 py-5.5 hover:bg-surface sm:px-6 @min-[66rem]:grid-cols-[1fr_auto] @min-[66rem]:content-start @min-[66rem]:gap-y-3"
    >
      <div className="[&>*]:@max-[22rem]:size-16!">{print}</div>
      <div className="min-w-0 @min-[66rem]:col-span-full @min-[66rem]:row-start-2">
        <Heading className="text-h4">
          {href ? (
            <a href={href} className="tap inline-block">
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        <p className="text-small text-fg-3">{meta}</p>
        {use && <p className="text-small text-fg-2">{use}</p>}
      </div>
      <PlayButton title={title} labels={labels} look="outline" />
      <PlayerError labels={labels} className="col-span-full" />
      <PlayerFallback src={src} className="col-span-full" />
    </li>
  )
}
