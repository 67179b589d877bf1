import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { ConsentRoot } from './consent-root'
import { loadConsentWords } from './words'

/** The cookie question of a language, ready to be asked where there is something to ask. */
export const SiteConsent = async ({ lang }: { lang: Locale }) => {
  const { banner } = await loadConsentWords(lang)
  return <ConsentRoot words={banner} policyHref={href('/cookie-policy', lang)} />
}
