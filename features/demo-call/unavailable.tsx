'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Catalogue } from '@/features/demo-call/catalogue'
import { loadEngine } from '@/features/demo-call/load-engine'
import type { DemoCallWords } from '@/features/demo-call/words'

type UnavailableProps = {
  words: DemoCallWords
  links: { samples: string; contact: string }
  onLoaded: (catalogue: Catalogue) => void
}

/** What the card says when the scenarios cannot be had: why, try again, or another way to hear and to ask. */
export const Unavailable = ({ words, links, onLoaded }: UnavailableProps) => {
  const [loading, setLoading] = useState(false)

  const retry = async () => {
    setLoading(true)
    const catalogue = await loadEngine()
      .then((engine) => engine.readCatalogue())
      .catch(() => null)
    setLoading(false)
    if (catalogue) onLoaded(catalogue)
  }

  return (
    <div className="grid gap-4 p-5 sm:p-6">
      <Alert tone="warning" role="status" title={words.unavailable.title}>
        {words.unavailable.text}
      </Alert>
      <Button size="lg" wide loading={loading} onClick={retry}>
        {words.unavailable.retry}
      </Button>
      <div className="grid gap-3 sm:grid-cols-2">
        <Link
          href={links.samples}
          prefetch={false}
          className={buttonVariants({ variant: 'secondary', size: 'lg' })}
        >
          {words.done.samples}
        </Link>
        <Link
          href={links.contact}
          prefetch={false}
          className={buttonVariants({ variant: 'secondary', size: 'lg' })}
        >
          {words.unavailable.contact}
        </Link>
      </div>
    </div>
  )
}
