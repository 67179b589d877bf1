/** What this tab keeps under a name while it is open, as text; a browser that keeps nothing loses only that. */
export const kept = (name: string) => ({
  read: (): string | null => {
    try {
      return sessionStorage.getItem(name)
    } catch {
      return null
    }
  },
  write: (text: string) => {
    try {
      sessionStorage.setItem(name, text)
    } catch {
      // Not kept, then.
    }
  },
})
