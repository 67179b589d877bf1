const KEY = 'contact-note'

/** Hands a text to the contact form for as long as this tab is open; false where the browser keeps nothing. */
export const handNote = (text: string): boolean => {
  try {
    sessionStorage.setItem(KEY, text)
    return true
  } catch {
    return false
  }
}

/** The text that was handed to the contact form, once: it is kept no longer; null when there is none. */
export const takeNote = (): string | null => {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return text
  } catch {
    return null
  }
}
