'use client'

import { buttonVariants } from '@/components/ui/button-variants'

type ErrorViewProps = {
  words: { title: string; text: string; retry: string; home: string }
  home: string
  onRetry: () => void
}

/** What a visitor sees when a page fails: it is our fault, try again, or go home by a fresh load. */
export const ErrorView = ({ words, home, onRetry }: ErrorViewProps) => (
  <div role="alert" className="wrap section text-center">
    <h1 className="text-h2">{words.title}</h1>
    <p className="mx-auto mt-3 max-w-[44ch] text-fg-2">{words.text}</p>
    <p className="mt-7 flex flex-wrap justify-center gap-3">
      <button type="button" onClick={onRetry} className={buttonVariants()}>
        {words.retry}
      </button>
      <a href={home} className={buttonVariants({ variant: 'secondary' })}>
        {words.home}
      </a>
    </p>
  </div>
)
