import { cx } from 'class-variance-authority'

export type TabLinksProps = {
  label: string
  items: readonly { href: string; label: string; current?: boolean }[]
  className?: string
}

/** Tabs that are pages or `?tab=` addresses: a nav of links, no script. */
export function TabLinks({ label, items, className }: TabLinksProps) {
  return (
    <nav data-slot="tab-links" aria-label={label} className={cx(tabListClass, className)}>
      {items.map(({ href, label: text, current }) => (
        <a
          key={href}
          href={href}
          data-scroll="keep"
          aria-current={current ? 'page' : undefined}
          className={tabClass}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}

export const tabListClass = 'flex gap-7 overflow-x-auto border-b border-rule [scrollbar-width:none]'

// The focus ring lies inside: the row scrolls sideways and would cut one that lies outside.
export const tabClass =
  'relative flex min-h-11.5 shrink-0 items-center text-[1rem] leading-snug font-strong whitespace-nowrap text-fg-3 hover:text-fg focus-visible:-outline-offset-2 aria-selected:text-fg aria-[current]:text-fg after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 aria-selected:after:bg-accent-strong aria-[current]:after:bg-accent-strong forced-colors:aria-selected:underline forced-colors:aria-[current]:underline'
