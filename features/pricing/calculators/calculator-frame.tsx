'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

type CalculatorFrameProps = {
  id: string
  title: string
  lead: string
  /** Names the form. */
  form: string
  fields: ReactNode
  result: ReactNode
  /** The whole result as a sentence, for screen readers. */
  summary: string
  children?: ReactNode
}

/** A calculator's place in the page: heading, boxes left, result right, a table under both. */
export const CalculatorFrame = (props: CalculatorFrameProps) => {
  const { id, title, lead, form, fields, result, summary, children } = props
  const announcement = useAnnouncement(summary)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section">
      <div className="wrap">
        <div className="mb-10 grid items-end gap-x-16 gap-y-5 nav:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          <p className="text-fg-2">{lead}</p>
        </div>
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          <form aria-label={form} onSubmit={(event) => event.preventDefault()} noValidate>
            {fields}
          </form>
          <div className="min-w-0">
            {/* It stays while results come and go, or a new one would not be read out. */}
            <p role="status" className="sr-only">
              {announcement}
            </p>
            {result}
          </div>
        </div>
        {children}
      </div>
    </section>
  )
}

const PAUSE_MS = 700

/** A sentence for a live region: it follows `text` once typing pauses, and stays empty until something has changed. */
export const useAnnouncement = (text: string) => {
  const first = useRef(text)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (announcement === '' && text === first.current) return
    const timer = setTimeout(() => setAnnouncement(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, announcement])
  return announcement
}
