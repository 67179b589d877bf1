'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import type { LinkedChoice, Offer } from '@/features/demo-call/form/linked-choice'
import type { Locale } from '@/lib/i18n/config'

/** The choice of the link the visitor came by; what was typed before the page came alive goes along. */
export const useLinkedChoice = (
  offers: readonly Offer[],
  lang: Locale,
  card: RefObject<HTMLElement | null>,
): LinkedChoice | undefined => {
  const [choice, setChoice] = useState<LinkedChoice>()
  const isRead = useRef(false)
  useEffect(() => {
    // Once: a link is followed once, and what is chosen afterwards counts.
    if (isRead.current) return
    isRead.current = true
    const { search } = location
    if (!/[?&](scenario|voice)=/.test(search)) return
    const read = async () => {
      const { linkedChoice, showLinked } = await import('@/features/demo-call/form/linked-choice')
      const linked = linkedChoice(search, offers, lang)
      if (linked) showLinked(linked, card.current, setChoice)
    }
    // Without a network the form stands as it came.
    void read().catch(() => undefined)
  }, [offers, lang, card])
  return choice
}
