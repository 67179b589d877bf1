'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { RunFormProps } from '@/features/docs/run/run-form'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

// A chunk of its own, fetched by the press: who only reads carries none of it.
const RunForm = dynamic(lazyWithRetry(async () => (await import('@/features/docs/run/run-form')).RunForm))

/** The way to a request of the page being run from it; `className` is a finished string such as `buttonVariants()`. */
export function RunRequest({ className, ...props }: RunFormProps & { className: string }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <RunForm {...props} />
  ) : (
    <button type="button" data-slot="button" className={className} onClick={() => setOpen(true)}>
      {props.words.open}
    </button>
  )
}
