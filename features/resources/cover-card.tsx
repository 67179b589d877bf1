import { cx } from 'class-variance-authority'
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
  external?: boolean | undefined
  /** In a dense list: smaller words, and on a phone the cover beside them. */
  compact?: boolean
  /** The only item of its list: the cover stands beside the words at any width. */
  beside?: boolean
}

/** An item of a list as its cover and, under it, what it is; the whole card leads there. */
export const CoverCard = ({
  href,
  product,
  label,
  title,
  text,
  cover,
  external = false,
  compact = false,
  beside = false,
}: CoverCardProps) => (
  <article
    data-product={product}
    className={cx(
      'group relative',
      compact && 'max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:gap-x-4',
      beside && 'sm:grid sm:grid-cols-[18rem_1fr] sm:items-center sm:gap-x-6',
    )}
  >
    <div
      className={cx(
        'overflow-clip rounded-lg bg-accent-tint',
        compact ? 'aspect-[8/5] max-sm:aspect-square' : 'aspect-[8/5]',
      )}
    >
      {cover}
    </div>
    <div className={compact ? 'sm:mt-3' : 'mt-4'}>
      {label && <p className="text-small font-strong text-accent-text">{label}</p>}
      <h3 className={compact ? 'mt-0.5 text-h4' : 'mt-1 text-h3'}>
        <a
          href={href}
          {...(external && { rel: 'noopener' })}
          className="underline-offset-[0.18em] group-hover:underline after:absolute after:inset-0"
        >
          {unbroken(title)}
        </a>
      </h3>
      <p className={cx('mt-1 max-w-[44ch] text-fg-2', compact ? 'text-small' : 'text-ui')}>{text}</p>
    </div>
  </article>
)
