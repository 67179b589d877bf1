import { pagePath } from '@/lib/i18n/href'
import { isTextField, typeInto } from '@/lib/forms/type-into'

const KEY = 'typed'
const LANGUAGE_LINK = 'a[hreflang]'

type Typed = { path: string; texts: Record<string, string> }

const edited = new Set<string>()

const note = (field: EventTarget | null) => {
  if (isTextField(field) && field.id) edited.add(field.id)
}

const textsNow = () =>
  [...edited].flatMap((id) => {
    const field = document.getElementById(id)
    return isTextField(field) && field.value ? [[id, field.value]] : []
  })

const keep = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(LANGUAGE_LINK)
  const path = pagePath(location.pathname)
  if (!link || pagePath(link.pathname) !== path) return
  const texts = textsNow()
  if (texts.length === 0) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, texts: Object.fromEntries(texts) }))
  } catch {
    // Not kept, then.
  }
}

const restore = () => {
  try {
    const typed: Typed | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    if (typed?.path !== pagePath(location.pathname)) return
    for (const [id, text] of Object.entries(typed.texts)) typeInto(id, () => text)
  } catch {
    // Nothing was kept.
  }
}

// Evaluated once: what was typed on a page goes along when its language is changed, and no further.
restore()
// Whoever types already began before this was there to hear it.
note(document.activeElement)
document.addEventListener('input', ({ target }) => note(target), { capture: true })
document.addEventListener('click', keep, { capture: true })
