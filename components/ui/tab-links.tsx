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
          className="tab"
        >
          {text}
        </a>
      ))}
    </nav>
  )
}

export const tabListClass = 'flex gap-7 overflow-x-auto border-b border-rule [scrollbar-width:none]'
