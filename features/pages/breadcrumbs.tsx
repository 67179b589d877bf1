import { ViewTransition } from 'react'
import { StaticMarkup } from '@/components/layout/static-markup'
import type { PageLink } from '@/components/sections/section'
import { breadcrumbPaths } from '@/features/pages/registry'
import type { Locale } from '@/lib/i18n/config'

type BreadcrumbsProps = { lang: Locale; path: string; link: (path: string) => PageLink; label: string }

/**
 * The way down to this page, from two levels on: the same as in the structured data. Pages that have it are of one family: between two of
 * them React lets the browser move what styles/motion.css names, the title and the picture.
 */
export const Breadcrumbs = ({ lang, path, link, label }: BreadcrumbsProps) => {
  const above = breadcrumbPaths(path).slice(1, -1)
  if (above.length === 0) return null
  return (
    <ViewTransition name="breadcrumbs" share="page" default="none">
      <StaticMarkup as="nav" id="breadcrumbs" of={{ lang, path }} aria-label={label} className="wrap pt-6">
        <ol className="flex flex-wrap gap-x-2 text-small text-fg-3">
          {above.map((step) => (
            <li key={step} className="flex gap-x-2">
              <a href={link(step).href} className="tap inline-block hover:text-fg">
                {link(step).name}
              </a>
              <span aria-hidden>/</span>
            </li>
          ))}
          <li aria-current="page">{link(path).name}</li>
        </ol>
      </StaticMarkup>
    </ViewTransition>
  )
}
