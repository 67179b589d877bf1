'use client'

import { usePathname } from 'next/navigation'
import { chooseLanguage } from '@/components/layout/choose-language'
import { LOCALES, LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { href, pagePath } from '@/lib/i18n/href'

type LanguageSwitcherProps = { lang: Locale; label: string }

/** The page one is on, in the other language: same page, query and anchor; the choice is remembered, without script by the server. */
export const LanguageSwitcher = ({ lang, label }: LanguageSwitcherProps) => {
  const path = pagePath(usePathname())
  return (
    <ul aria-label={label} className="flex items-center">
      {LOCALES.map((code) => (
        <li key={code}>
          <a
            href={`${href(path, code)}?lng=${code}`}
            hrefLang={code}
            lang={code}
            title={LOCALE_DETAILS[code].name}
            aria-current={code === lang ? 'true' : undefined}
            onClick={(event) => chooseLanguage(code, event.currentTarget)}
            className="flex min-h-11 min-w-9 items-center justify-center gap-1.5 rounded-md px-1.5 text-small font-medium text-fg-3 hover:bg-hover hover:text-fg aria-[current]:font-strong aria-[current]:text-fg pointer-coarse:min-w-11"
          >
            <svg
              viewBox="0 0 20 20"
              width="18"
              height="18"
              fill="none"
              stroke="currentColor"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
              className="nav:max-xl:in-[.site-header]:hidden"
            >
              <rect x="0.8" y="0.8" width="18.4" height="18.4" rx="5" strokeWidth="1.4" />
              <path d={LOCALE_DETAILS[code].icon} transform="translate(4 4) scale(0.6)" strokeWidth="2.6" />
            </svg>
            <span aria-hidden>{LOCALE_DETAILS[code].short}</span>
            <span className="sr-only">{LOCALE_DETAILS[code].name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
