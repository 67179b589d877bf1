import { cx } from 'class-variance-authority'
import Link from 'next/link'
import { tabClass, tabListClass } from './tab-class'

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
        <Link
          key={href}
          href={href}
          scroll={false}
          aria-current={current ? 'page' : undefined}
          className={tabClass}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
