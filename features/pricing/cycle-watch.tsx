'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatVnd } from '@/lib/i18n/format'
import { useOffers, type Offers } from './offers'
import { planPrice, type VoicePlan } from '@/lib/domain/price'

const PARAM = 'cycle'

const pricesOf = (plans: readonly VoicePlan[], { lang, t, now, voucherFor }: Offers, cycle: string) => {
  const prices = plans
    .filter((plan) => plan.cycle === cycle)
    .map((plan) => {
      const price = formatVnd(planPrice(plan, now, voucherFor(plan)).payVnd, lang)
      return t('plans.announceOne', { name: plan.name[lang], price })
    })
  return t('plans.announce', { cycle: t(`plans.cycles.${cycle}`), prices: prices.join(' ') })
}

/** Keeps the chosen billing period in the address and announces the new prices; the switching itself is CSS and needs no script. */
export const CycleWatch = ({ plans }: { plans: readonly VoicePlan[] }) => {
  const offers = useOffers()
  const mark = useRef<HTMLParagraphElement>(null)
  const [announcement, setAnnouncement] = useState('')

  const announce = useEffectEvent((tab: string | undefined, cycle: string) => {
    const visible = plans.filter(({ product }) => product === tab)
    setAnnouncement(pricesOf(visible, offers, cycle))
  })

  useEffect(() => {
    const box = mark.current?.parentElement
    const radios = [...(box?.querySelectorAll<HTMLInputElement>(`input[name=${PARAM}]`) ?? [])]
    const cycle = new URLSearchParams(location.search).get(PARAM)
    const radio = radios.find(({ value }) => value === cycle)
    if (radio) radio.checked = true

    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== PARAM) return
      const url = new URL(location.href)
      url.searchParams.set(PARAM, target.value)
      history.replaceState(history.state, '', url)
      const tab = box?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.dataset.tab
      announce(tab, target.value)
    }
    box?.addEventListener('change', onChange)
    return () => box?.removeEventListener('change', onChange)
  }, [])

  return (
    <p ref={mark} role="status" className="sr-only">
      {announcement}
    </p>
  )
}
