import type { ReactNode } from 'react'
import { SocialIcon } from '@/components/ui/social-icon'
import type { SocialNetwork } from '@/lib/social-networks'
import type { Locale } from '@/lib/i18n/config'
import type { NavColumn, NavLink } from './nav-types'
import { NavItems } from './nav-items'
import { StaticMarkup } from './static-markup'

export type FooterRow = { label: string; text: string; href?: string | undefined }

type FooterProps = {
  lang: Locale
  label: string
  brand: ReactNode
  lines: readonly string[]
  rows: readonly FooterRow[]
  columns: readonly NavColumn[]
  social: { label: string; links: readonly { name: SocialNetwork; label: string; href: string }[] }
  copyright: string
  notice: string
  legal: readonly NavLink[]
  badge: ReactNode
  language: ReactNode
  /** The way back to the cookie question, after the legal links. */
  choices: ReactNode
}

const Columns = ({ columns }: { columns: readonly NavColumn[] }) => (
  <div className="footer-links grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 xl:grid-cols-5 print:hidden">
    {columns.map(({ title, links }) => (
      <div key={title}>
        <h3>{title}</h3>
        <ul>
          <NavItems links={links} />
        </ul>
      </div>
    ))}
  </div>
)

/** The dark foot of every page: who we are, every way on, the law's lines; a value that is not set has no row. */
export const Footer = ({ lang, label, brand, lines, rows, columns, social, ...rest }: FooterProps) => (
  <footer data-theme="dark" className="site-footer">
    <div className="horizon" aria-hidden />
    <h2 className="sr-only">{label}</h2>
    <StaticMarkup
      id="footer-columns"
      of={{ lang }}
      className="wrap grid gap-x-12 gap-y-12 py-10 lg:grid-cols-[3fr_9fr]"
    >
      <div className="text-small text-fg-2">
        {brand}
        <address className="mt-5 grid gap-2 not-italic">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <dl className="footer-rows">
            {rows.map(({ label: name, text, href }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {href ? (
                    <a
                      href={href}
                      className="num hover:text-fg pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                    >
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </address>
        {social.links.length > 0 && (
          <ul aria-label={social.label} className="mt-4 -ml-2.5 flex print:hidden">
            {social.links.map(({ name, label: title, href }) => (
              <li key={name}>
                <a
                  href={href}
                  rel="noopener"
                  aria-label={title}
                  className="grid size-11 place-items-center rounded-md text-fg-3 hover:text-fg"
                >
                  <SocialIcon network={name} />
                </a>
              </li>
            ))}
          </ul>
        )}
        {rest.badge && <div className="mt-5">{rest.badge}</div>}
      </div>
      <Columns columns={columns} />
    </StaticMarkup>
    <div className="border-t border-rule-strong print:hidden">
      <div className="footer-notes wrap">
        <StaticMarkup id="footer-notes" of={{ lang }} className="contents">
          <p>{rest.copyright}</p>
          <p>{rest.notice}</p>
        </StaticMarkup>
        <div className="legal-links flex flex-wrap gap-x-5">
          <StaticMarkup as="ul" id="footer-legal" of={{ lang }} className="contents">
            <NavItems links={rest.legal} />
          </StaticMarkup>
          {rest.choices}
        </div>
        <div className="max-md:-ml-1.5 md:mr-44">{rest.language}</div>
      </div>
    </div>
  </footer>
)
