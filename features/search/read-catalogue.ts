import { cataloguePath, type Catalogue } from '@/features/search/catalogue'
import type { Locale } from '@/lib/i18n/config'

/** What can be found in a language; rejects when it cannot be had. */
export const readCatalogue = async (lang: Locale): Promise<Catalogue> => {
  const response = await fetch(cataloguePath(lang))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.json()
}
