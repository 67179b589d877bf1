import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

/** The path of a page's share image: '/industries/banking' in English → '/og/en/industries/banking.png'. */
export const imagePath = (path: string, lang: Locale) => `/og/${lang}${path === '/' ? '/home' : path}.png`

/** The path of a page's Markdown twin: its address with '.md' added; '/' has no name to add it to and becomes '/index.md'. */
export const twinPath = (path: string, lang: Locale) => {
  const address = href(path, lang)
  return `${address === '/' ? '/index' : address}.md`
}
