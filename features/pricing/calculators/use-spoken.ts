'use client'

import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 700

/** A sentence for a live region: it follows `text` once typing pauses, and says nothing until something has changed. */
export const useSpoken = (text: string) => {
  const first = useRef(text)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said === '' && text === first.current) return
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, said])
  return said
}
