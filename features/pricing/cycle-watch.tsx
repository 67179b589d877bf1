'use client'

import { useEffect, useRef, useState } from 'react'

type CycleWatchProps = { announcements: Readonly<Record<string, Readonly<Record<string, string>>>> }

const PARAM = 'cycle'

/** Keeps the chosen billing period in the address and says the new prices; the switching itself is CSS and needs no script. */
export const CycleWatch = ({ announcements }: CycleWatchProps) => {
  const mark = useRef<HTMLParagraphElement>(null)
  const [said, setSaid] = useState('')

  useEffect(() => {
    const box = mark.current?.parentElement
    const radios = [...(box?.querySelectorAll<HTMLInputElement>(`input[name=${PARAM}]`) ?? [])]
    const asked = new URLSearchParams(location.search).get(PARAM)
    const wanted = radios.find(({ value }) => value === asked)
    if (wanted) wanted.checked = true

    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== PARAM) return
      const url = new URL(location.href)
      url.searchParams.set(PARAM, target.value)
      history.replaceState(history.state, '', url)
      const tab = box?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.dataset.tab
      setSaid((tab && announcements[tab]?.[target.value]) ?? '')
    }
    box?.addEventListener('change', onChange)
    return () => box?.removeEventListener('change', onChange)
  }, [announcements])

  return (
    <p ref={mark} role="status" className="sr-only">
      {said}
    </p>
  )
}
