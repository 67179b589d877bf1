import { cataloguePath, type Catalogue } from '@/features/search/catalogue'
import { asLocale } from '@/lib/i18n/config'

let loaded: Promise<Catalogue> | undefined
let isOpen = false

const load = async (path: string): Promise<Catalogue> => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

/** Loads what search needs, once, and opens it over the page; rejects when it cannot be loaded. */
export const openSearch = async () => {
  if (isOpen) return
  isOpen = true
  try {
    const lang = asLocale(document.documentElement.lang)
    const [{ createRoot }, { SearchDialog }, catalogue] = await Promise.all([
      import('react-dom/client'),
      import('./search-dialog'),
      (loaded ??= load(cataloguePath(lang))),
    ])
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const close = () => {
      isOpen = false
      root.unmount()
      place.remove()
    }
    root.render(<SearchDialog lang={lang} catalogue={catalogue} onClose={close} />)
  } catch (error) {
    isOpen = false
    loaded = undefined
    throw error
  }
}
