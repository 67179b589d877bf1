import type { ReactNode } from 'react'

type IllustrationProps = { caption: string; children: ReactNode }

/** A drawn picture and, under it, the words that its contents are made up; above it where the window runs off its tile. */
export const Illustration = ({ caption, children }: IllustrationProps) => (
  <figure className="grid h-full min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto] gap-2 in-data-[bleed=true]:grid-rows-[auto_minmax(0,1fr)]">
    {children}
    <figcaption className="example-note text-cap text-fg-3 in-data-[bleed=true]:row-start-1 in-data-[bleed=true]:pr-5">
      {caption}
    </figcaption>
  </figure>
)
