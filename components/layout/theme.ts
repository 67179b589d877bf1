import { holdBack } from '@/components/layout/hold-back'
import { nextPaint } from '@/lib/next-paint'

export const THEME_KEY = 'theme'
export const DARK = '(prefers-color-scheme: dark)'

/**
 * Runs before the first paint, and when the system changes: the visitor's choice, else the system's, becomes `data-theme` on the root element.
 * Switches it, too, while a page that is not alive yet could not answer the press.
 */
export const THEME_SCRIPT = `(function(){var q=matchMedia('${DARK}');function s(){var t;try{t=localStorage.${THEME_KEY}}catch(e){}document.documentElement.dataset.theme=t||(q.matches?'dark':'light')}s();q.onchange=s;addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early=theme]'),d=document.documentElement.dataset;if(!b)return;e.stopImmediatePropagation();d.theme=d.theme=='dark'?'light':'dark';try{localStorage.${THEME_KEY}=d.theme}catch(e){}},true)})()`

/** Beside a sheet this wide, on phones, what is left of the page is a dimmed strip. */
const COVERING = 0.85

/** Shows the page in a theme. */
export const showTheme = (theme: 'light' | 'dark') => {
  const root = document.documentElement
  const sheet = document.querySelector<HTMLElement>('.site-menu:popover-open > .sheet')
  const bringBack = holdBack(sheet !== null && sheet.offsetWidth > COVERING * innerWidth)
  // Every colour fading by itself would be twenty pictures instead of one.
  root.dataset.themeSwitch = ''
  root.dataset.theme = theme
  void nextPaint().then(() => {
    delete root.dataset.themeSwitch
    return bringBack()
  })
}
