import type { PageLink } from '@/components/sections/section'
import type { Chapter } from '@/features/docs/model'

type ContentsProps = {
  label: string
  pages: readonly PageLink[]
  current: PageLink
  chapters: readonly Chapter[]
}

const link =
  'block py-1 text-ui text-fg-2 hover:text-fg aria-[current]:font-strong aria-[current]:text-accent-text max-lg:py-3'
const inner = 'ml-px border-l border-rule pl-3.5'

const Chapters = ({ chapters, className }: { chapters: readonly Chapter[]; className?: string }) => (
  <ol className={className ?? 'grid gap-0.5'}>
    {chapters.map(({ id, title, sections }) => (
      <li key={id}>
        <a href={`#${id}`} className={`${link} ${className ? 'lg:text-small' : ''}`}>
          {title}
        </a>
        {sections.length > 0 && (
          <ol className={inner}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={`${link} lg:text-small`}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        )}
      </li>
    ))}
  </ol>
)

/** The pages of the manual, the chapters of the one that is open under its name; a manual of one page is its chapters. */
const Links = ({ pages, current, chapters }: Omit<ContentsProps, 'label'>) =>
  pages.length === 1 ? (
    <Chapters chapters={chapters} />
  ) : (
    <ol className="grid gap-0.5">
      {pages.map(({ href, name }) => (
        <li key={href}>
          <a href={href} aria-current={href === current.href ? 'page' : undefined} className={link}>
            {name}
          </a>
          {href === current.href && <Chapters chapters={chapters} className={inner} />}
        </li>
      ))}
    </ol>
  )

/** The contents beside the text from 1024 px, and as a list to open above it on smaller screens. */
export const Contents = ({ label, ...links }: ContentsProps) => (
  <>
    <details
      data-contents
      className="docs-contents group sticky z-10 -mx-(--gutter) border-y border-rule bg-bg lg:hidden"
    >
      <summary className="flex min-h-12 list-none items-center justify-between px-(--gutter) text-ui font-strong [&::-webkit-details-marker]:hidden">
        {label}
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="size-5 stroke-current stroke-[1.6] group-open:rotate-180"
        >
          <path d="m5 8 5 5 5-5" fill="none" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </summary>
      <nav
        aria-label={label}
        className="absolute inset-x-0 max-h-[60dvh] overflow-y-auto border-b border-rule bg-bg px-(--gutter) pb-4"
      >
        <Links {...links} />
      </nav>
    </details>
    <nav
      data-contents
      aria-label={label}
      className="sticky top-36 hidden max-h-[calc(100dvh-10rem)] self-start overflow-y-auto pr-2 lg:block print:hidden"
    >
      <p className="mb-2 text-small font-strong text-fg-3">{label}</p>
      <Links {...links} />
    </nav>
  </>
)
