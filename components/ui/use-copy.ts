import { useEffect, useState } from 'react'
import { showToast } from './toast-store'

const SHOWN_MS = 2000

/** Copies a text and says so; `isCopied` holds for two seconds. A refused clipboard changes nothing: the text stays selectable. */
export function useCopy(copiedLabel: string) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return setCopied(false)
    }
    setCopied(true)
    showToast({ kind: 'success', text: copiedLabel })
  }
  return { isCopied, copy }
}
