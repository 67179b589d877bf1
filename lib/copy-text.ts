const copySelection = (text: string) => {
  const area = document.createElement('textarea')
  area.value = text
  // Out of sight, but selectable; inside an open dialog, because nothing outside it can be.
  area.style.position = 'fixed'
  area.style.opacity = '0'
  const before = document.activeElement
  const host = before?.closest('dialog') ?? document.body
  host.append(area)
  area.select()
  // On a plain http address browsers have no other way.
  const isCopied = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}

/** Puts a text on the clipboard, also on a plain http address; whether the browser let it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    // Browsers leave it out where the page came over plain http, which its type does not say.
    const clipboard: Clipboard | undefined = navigator.clipboard
    if (!clipboard) return copySelection(text)
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
