'use client'

import { useState, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Catalogue } from '@/features/demo-call/form/catalogue'
import { loadLazyApi } from '@/features/demo-call/call/load-lazy-api'
import type { CardMessages } from '@/features/demo-call/messages'
import type { DemoCallKind } from '@/lib/contract/enums'

type UnavailableProps = {
  messages: CardMessages
  kind: DemoCallKind
  links: { samples: string; contact: string }
  /** The call in the page, which needs nothing of the service. */
  handset: ReactNode
  onLoaded: (catalogue: Catalogue) => void
}

/** What the card says when the scenarios cannot be had: why, hear it here, try again, or another way to ask. */
export const Unavailable = ({ messages, kind, links, handset, onLoaded }: UnavailableProps) => {
  const [loading, setLoading] = useState(false)

  const retry = async () => {
    setLoading(true)
    const catalogue = await loadLazyApi()
      .then((api) => api.readCatalogue(kind))
      .catch(() => null)
    setLoading(false)
    if (catalogue) onLoaded(catalogue)
  }

  return (
    <div className="grid gap-4 p-5 sm:p-6">
      <Alert tone="warning" role="status" title={messages.unavailable.title}>
        {messages.unavailable.text}
      </Alert>
      {handset}
      <Button variant="secondary" size="lg" wide loading={loading} onClick={retry}>
        {messages.unavailable.retry}
      </Button>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['samples', 'contact'] as const).map((way) => (
          <a key={way} href={links[way]} className={buttonVariants({ variant: 'secondary', size: 'lg' })}>
            {way === 'samples' ? messages.samples : messages.unavailable.contact}
          </a>
        ))}
      </div>
    </div>
  )
}
