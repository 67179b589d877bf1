'use client'

import { IconMoon, IconSun } from '@tabler/icons-react'
import { THEME_COOKIE } from '@/components/layout/theme'
import { nextPaint } from '@/lib/next-paint'

const toggle = () => {
  const root = document.documentElement
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
  // Every colour fading by itself would be twenty pictures instead of one.
  root.dataset.themeSwitch = ''
  root.dataset.theme = theme
  void nextPaint().then(() => delete root.dataset.themeSwitch)
  document.cookie = `${THEME_COOKIE}=${theme};path=/;max-age=31536000;samesite=lax`
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
