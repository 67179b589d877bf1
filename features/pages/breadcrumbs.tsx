import Link from 'next/link'
import type { PageLink } from '@/components/sections/section'
import { trail } from '@/features/pages/page-graph'
import type { Page } from '@/features/pages/registry'

type BreadcrumbsProps = { page: Page; link: (path: string) => PageLink; label: string }

/** The way down to this page, from two levels on: the same trail as in the structured data. */
export const Breadcrumbs = ({ page, link, label }: BreadcrumbsProps) => {
  const above = trail(page.path).slice(1, -1)
  if (above.length === 0) return null
  return (
    <nav aria-label={label} className="wrap pt-6">
      <ol className="flex flex-wrap gap-x-2 text-small text-fg-3">
        {above.map((path) => (
          <li key={path} className="flex gap-x-2">
            <Link href={link(path).href} prefetch={false} className="hover:text-fg">
              {link(path).name}
            </Link>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page">{link(page.path).name}</li>
      </ol>
    </nav>
  )
}
