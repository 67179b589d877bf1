'use client'

import { IconMoon, IconSun } from '@tabler/icons-react'
import { showTheme, THEME_KEY } from '@/components/layout/theme'

const toggle = () => {
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
    onClick={toggle}
    className="grid size-11 place-items-center rounded-md text-fg-2 hover:bg-hover hover:text-fg noscript:hidden"
  >
    <IconMoon size={20} stroke={1.6} aria-hidden className="dark:hidden" />
    <IconSun size={20} stroke={1.6} aria-hidden className="hidden dark:block" />
  </button>
)
