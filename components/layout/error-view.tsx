'use client'

import { buttonVariants } from '@/components/ui/button-variants'

type ErrorViewProps = {
  messages: { title: string; text: string; retry: string; home: string }
  home: string
  onRetry: () => void
}

/** What a visitor sees when a page fails: it is our fault, try again, or go home by a fresh load. */
export const ErrorView = ({ messages, home, onRetry }: ErrorViewProps) => (
  <div role="alert" className="section wrap text-center">
    <h1 className="text-h2">{messages.title}</h1>
    <p className="mx-auto mt-3 max-w-[44ch] text-fg-2">{messages.text}</p>
    <p className="mt-7 flex flex-wrap justify-center gap-3">
      <button type="button" onClick={onRetry} className={buttonVariants()}>
        {messages.retry}
      </button>
      <a href={home} className={buttonVariants({ variant: 'secondary' })}>
        {messages.home}
      </a>
    </p>
  </div>
)
