'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

const MARGIN = '300px'

/** Renders its children once the reader comes near; until then a place of the same height. */
export const Near = ({ placeholder, children }: { placeholder: string; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const node = place.current
    if (!node) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    watch.observe(node)
    return () => watch.disconnect()
  }, [])
  if (isNear) return children
  return (
    <div ref={place} className="min-h-[34rem] text-fg-3">
      <p>{placeholder}</p>
    </div>
  )
}
