import { openOver } from '@/components/layout/open-over'
import { loadCatalogue } from '@/features/search/load-catalogue'
import { asLocale } from '@/lib/i18n/config'

/** Loads what search needs, once, and opens it over the page; rejects when it cannot be loaded. */
export const openSearch = openOver(async (close) => {
  const lang = asLocale(document.documentElement.lang)
  const [{ SearchDialog }, catalogue] = await Promise.all([import('./search-dialog'), loadCatalogue(lang)])
  return <SearchDialog lang={lang} catalogue={catalogue} onClose={close} />
})
