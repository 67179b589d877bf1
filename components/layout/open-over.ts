import type { ReactNode } from 'react'
import { holdBack } from '@/components/layout/hold-back'
import { nextPaint } from '@/lib/next-paint'

/**
 * Makes the function that opens something over the page. `load` brings what it needs and draws it, given what closes it; opening
 * twice does nothing, and it rejects when something cannot be loaded.
 */
export const openOver = (load: (close: () => void) => Promise<ReactNode>) => {
  let isOpen = false
  return async () => {
    if (isOpen) return
    isOpen = true
    let close = () => {}
    try {
      const [{ createRoot }, content] = await Promise.all([import('react-dom/client'), load(() => close())])
      // What opens makes all of the page inert, which takes a slow phone a while: the press shows first.
      await nextPaint()
      const bringBack = holdBack()
      // One thing stands over the page at a time; what was open closes as Escape would close it.
      for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close()
      const place = document.body.appendChild(document.createElement('div'))
      const root = createRoot(place)
      close = () => {
        isOpen = false
        root.unmount()
        place.remove()
      }
      root.render(content)
      void bringBack()
    } catch (error) {
      isOpen = false
      throw error
    }
  }
}
