import { cataloguePath, type Catalogue } from '@/features/search/catalogue'
import type { Locale } from '@/lib/i18n/config'

const load = async (path: string): Promise<Catalogue> => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

const loaded = new Map<Locale, Promise<Catalogue>>()

/** What can be found in a language, loaded once; rejects when it cannot be had, and tries anew the next time. */
export const loadCatalogue = (lang: Locale): Promise<Catalogue> => {
  const catalogue = loaded.get(lang) ?? load(cataloguePath(lang))
  loaded.set(lang, catalogue)
  catalogue.catch(() => loaded.delete(lang))
  return catalogue
}
