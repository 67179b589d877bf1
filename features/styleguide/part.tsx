import type { ReactNode } from 'react'
import { SectionHeader } from '@/components/ui/section-header'
import type { StyleguideMessages } from './messages'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

export type PartFrameProps = {
  id: string
  title: string
  support: string
  messages: StyleguideMessages
  /** Side by side from 1280 px, or one below the other for wide specimens. */
  stacked?: boolean
  children: (theme: Theme) => ReactNode
}

/** One chapter of the guide: its specimens in the light theme and again in the dark one. */
export function PartFrame({ id, title, support, messages, stacked = false, children }: PartFrameProps) {
  return (
    <section aria-labelledby={id} className="wrap border-t border-rule py-16 [&:not(:nth-of-type(1))]:mt-4">
      <SectionHeader id={id} title={title} support={support} className="mb-8" />
      <div className={stacked ? 'grid gap-6' : 'grid gap-6 xl:grid-cols-2'}>
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} className="min-w-0 rounded-lg border border-rule p-5 sm:p-7">
            <h3 className="mb-6 text-cap font-medium text-fg-3">{messages.themes[theme]}</h3>
            <div className="grid grid-cols-1 gap-8">{children(theme)}</div>
          </div>
        ))}
      </div>
    </section>
  )
}

/** A named row of specimens. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-3 text-small font-strong">{name}</h4>
      {children}
    </div>
  )
}
