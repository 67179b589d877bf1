'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { LOCALE_COOKIE, type Locale } from '@/lib/i18n/config'
import { href, pagePath } from '@/lib/i18n/href'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

// Few browsers speak the other language.
const SuggestionLine = lazy(lazyWithRetry(async () => (await import('./suggestion-line')).SuggestionLine))

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
  return (
    <Suspense>
      <SuggestionLine
        lang={lang}
        other={other}
        href={href(path, other)}
        messages={messages}
        onDismiss={dismiss}
      />
    </Suspense>
  )
}
