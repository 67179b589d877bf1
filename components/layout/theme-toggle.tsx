'use client'

import type { MouseEvent } from 'react'
import { showTheme, THEME_KEY } from '@/components/layout/theme'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { nextPaint } from '@/lib/next-paint'

const toggle = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
  // Every colour of the page changes, which takes a slow phone a while: the press shows first.
  button.ariaBusy = 'true'
  await nextPaint()
  button.ariaBusy = null
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
  showTheme(theme)
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // It holds for this page, then.
  }
}

/** Switches between light and dark and remembers it; the icon follows the attribute, so nothing waits for hydration. */
export const ThemeToggle = ({ label }: { label: string }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    data-early={useIsHydrated() ? undefined : 'theme'}
    onClick={(event) => void toggle(event)}
    className="icon-button aria-busy:bg-pressed noscript:hidden"
  >
    <SpriteIcon name="moon" size={20} className="dark:hidden" />
    <SpriteIcon name="sun" size={20} className="hidden dark:block" />
  </button>
)
