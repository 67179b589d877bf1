'use client'

import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'

type ErrorViewProps = {
  words: { title: string; text: string; retry: string; home: string }
  home: string
  onRetry: () => void
}

/** What a visitor sees when a page fails: it is our fault, try again, or go home by a fresh load. */
export const ErrorView = ({ words, home, onRetry }: ErrorViewProps) => (
  <div role="alert" className="wrap section">
    <EmptyState
      level={1}
      title={words.title}
      text={words.text}
      actions={
        <>
          <Button onClick={onRetry}>{words.retry}</Button>
          <a href={home} className={buttonVariants({ variant: 'secondary' })}>
            {words.home}
          </a>
        </>
      }
    />
  </div>
)
