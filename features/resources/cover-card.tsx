import type { ReactNode } from 'react'
import { unbroken } from '@/lib/domain/compounds'
import type { ProductId } from '@/lib/contract/enums'

type CoverCardProps = {
  href: string
  product: ProductId | undefined
  label: string
  title: string
  text: string
  cover: ReactNode
}

/** An item of a list as its cover and, under it, what it is; the whole card leads there. */
export const CoverCard = ({ href, product, label, title, text, cover }: CoverCardProps) => (
  <article data-product={product} className="group relative">
    <div className="aspect-[8/5] overflow-clip rounded-lg bg-accent-tint">{cover}</div>
    <p className="mt-4 text-small font-strong text-accent-text">{label}</p>
    <h3 className="mt-1 text-h3">
      <a
        href={href}
        className="underline-offset-[0.18em] group-hover:underline group-hover:decoration-2 after:absolute after:inset-0"
      >
        {unbroken(title)}
      </a>
    </h3>
    <p className="mt-1 max-w-[44ch] text-ui text-fg-2">{text}</p>
  </article>
)
