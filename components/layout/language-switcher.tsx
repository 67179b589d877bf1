'use client'

import { usePathname } from 'next/navigation'
import { chooseLanguage } from '@/components/layout/choose-language'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { LOCALES, LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { href, pagePath } from '@/lib/i18n/href'

type LanguageSwitcherProps = { lang: Locale; label: string }

/** The page one is on, in the other language: same page, query and anchor; the choice is remembered, without script by the server. */
export const LanguageSwitcher = ({ lang, label }: LanguageSwitcherProps) => {
  const path = pagePath(usePathname())
  return (
    <ul aria-label={label} className="language-links">
      {LOCALES.map((code) => (
        <li key={code}>
          <a
            href={`${href(path, code)}?lng=${code}`}
            hrefLang={code}
            lang={code}
            title={LOCALE_DETAILS[code].name}
            aria-current={code === lang ? 'true' : undefined}
            onClick={(event) => chooseLanguage(code, event.currentTarget)}
          >
            <SpriteIcon name={code} size={18} />
            <span aria-hidden>{LOCALE_DETAILS[code].short}</span>
            <span className="sr-only">{LOCALE_DETAILS[code].name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
