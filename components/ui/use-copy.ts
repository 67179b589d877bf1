import { useEffect, useState } from 'react'
import { copyText } from '@/lib/copy-text'
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
    const isDone = await copyText(text)
    setCopied(isDone)
    if (isDone) showToast({ kind: 'success', text: copiedLabel })
  }
  return { isCopied, copy }
}
