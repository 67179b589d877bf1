import { pictures } from '@/components/pictures/registry'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

/** The cover of an item without a picture of its own: a voice's rings in the product's tint. */
export const Cover = async ({ lang }: { lang: Locale }) => {
  const words = await loadMessages(lang, 'pictures')
  return pictures['voiceprint-cover'].render(words['voiceprint-cover'], `locales/${lang}/pictures.json`)
}
