'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import type { LinkedChoice, Offer } from '@/features/demo-call/form/linked-choice'
import type { Locale } from '@/lib/i18n/config'

const phoneIn = (card: RefObject<HTMLElement | null>) =>
  card.current?.querySelector<HTMLInputElement>('[name=phoneNumber]')

/** The choice of the link the visitor came by; what was typed before the page came alive goes along. */
export const useLinkedChoice = (
  offers: readonly Offer[],
  lang: Locale,
  card: RefObject<HTMLElement | null>,
): LinkedChoice | undefined => {
  const [choice, setChoice] = useState<LinkedChoice>()
  const isRead = useRef(false)
  const caret = useRef<number | null>(null)
  useEffect(() => {
    // Once: a link is followed once, and what is chosen afterwards counts.
    if (isRead.current) return
    isRead.current = true
    const { search } = location
    if (!/[?&](scenario|voice)=/.test(search)) return
    const read = async () => {
      const { linkedChoice } = await import('@/features/demo-call/form/linked-choice')
      const linked = linkedChoice(search, offers, lang)
      const phone = phoneIn(card)
      if (!linked) return
      if (phone && phone === document.activeElement) caret.current = phone.selectionStart
      setChoice({ ...linked, values: { ...linked.values, ...(phone && { phoneNumber: phone.value }) } })
    }
    // Without a network the form stands as it came.
    void read().catch(() => undefined)
  }, [offers, lang, card])
  useEffect(() => {
    // The choice begins a new form; whoever is typing a number goes on in it.
    if (!choice || caret.current === null) return
    const phone = phoneIn(card)
    phone?.focus({ preventScroll: true })
    phone?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [choice, card])
  return choice
}
