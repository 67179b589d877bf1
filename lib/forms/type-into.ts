import { nextPaint } from '@/lib/next-paint'

const WAIT_MS = 10_000

export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Whether an element is one that text is typed into. */
export const isTextField = (element: unknown): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(text|tel|email|search|url)$/.test(element.type))

const fieldOf = (id: string) => {
  const field = document.getElementById(id)
  return isTextField(field) ? field : null
}

const put = (field: TextField, text: string) => {
  // Past the setter React puts on the element, or it would take the text for its own and tell nobody.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Types into the field with an id once that is on the page, within ten seconds; `textOf` is given what stands in it by then. */
export const typeInto = (id: string, textOf: (before: string) => string) => {
  const type = async () => {
    // A form first puts back what was being written in it.
    await nextPaint()
    const field = fieldOf(id)
    if (!field) return
    const text = textOf(field.value)
    put(field, text)
    await nextPaint()
    // A form that begins anew meanwhile has another field.
    const next = fieldOf(id)
    if (next && next !== field && next.value !== text) put(next, text)
  }
  if (fieldOf(id)) return void type()
  const watch = new MutationObserver(() => {
    if (!fieldOf(id)) return
    watch.disconnect()
    void type()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), WAIT_MS)
}
