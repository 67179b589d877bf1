'use client'

import { IconX } from '@tabler/icons-react'
import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { LOCALE_COOKIE, type Locale } from '@/lib/i18n/config'
import { href, pagePath } from '@/lib/i18n/href'

type LanguageSuggestionProps = {
  lang: Locale
  other: Locale
  messages: { suggestion: string; accept: string; dismiss: string }
}

const DISMISSED = 'language-suggestion'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const remembered = () => {
  try {
    return localStorage.getItem(DISMISSED) !== null
  } catch {
    return true
  }
}

const dismiss = () => {
  try {
    localStorage.setItem(DISMISSED, 'dismissed')
  } catch {
    // Without storage the suggestion was never shown.
  }
  listeners.forEach((listener) => listener())
}

const hasChosen = () => document.cookie.includes(`${LOCALE_COOKIE.name}=`)

/** Whether this browser speaks the other language, the visitor has not chosen one, and has not said no before. */
const isWanted = (lang: Locale, other: Locale) => {
  const [first = ''] = navigator.languages
  return first.startsWith(other) && !first.startsWith(lang) && !hasChosen() && !remembered()
}

/** A quiet line that this page also exists in the browser's language; moves nobody, remembers a no. */
export const LanguageSuggestion = ({ lang, other, messages }: LanguageSuggestionProps) => {
  const path = pagePath(usePathname())
  const isShown = useSyncExternalStore(
    subscribe,
    () => isWanted(lang, other),
    () => false,
  )
  if (!isShown) return null
  const { name, path: cookiePath, maxAgeMs } = LOCALE_COOKIE
  return (
    <aside lang={other} className="language-suggestion text-small" aria-label={messages.suggestion}>
      <p>{messages.suggestion}</p>
      <a
        href={href(path, other)}
        hrefLang={other}
        onClick={() => {
          document.cookie = `${name}=${other};path=${cookiePath};max-age=${maxAgeMs / 1000};samesite=lax`
        }}
        className="font-strong underline underline-offset-[0.22em]"
      >
        {messages.accept}
      </a>
      <button
        type="button"
        lang={lang}
        aria-label={messages.dismiss}
        title={messages.dismiss}
        onClick={dismiss}
        className="grid size-11 place-items-center rounded-md hover:bg-hover"
      >
        <IconX size={18} stroke={1.6} aria-hidden />
      </button>
    </aside>
  )
}
