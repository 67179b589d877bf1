import type { ReactNode } from 'react'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import type { ProductId } from '@/lib/contract/enums'
import { unbroken } from '@/lib/domain/compounds'

type FeatureCardProps = {
  href: string
  product: ProductId | undefined
  label: string
  title: string
  text: string
  read: string
  cover: ReactNode
  level?: 2 | 3
}

/** The first item of a list, large: its cover left, what it is right; the whole card leads there. */
export const FeatureCard = ({
  href,
  product,
  label,
  title,
  text,
  read,
  cover,
  level = 3,
}: FeatureCardProps) => {
  const Heading = `h${level}` as const
  return (
    <article
      data-product={product}
      className="group relative grid overflow-clip rounded-lg bg-surface md:grid-cols-[5fr_7fr]"
    >
      <div className="h-52 md:h-auto md:min-h-72">{cover}</div>
      <div className="flex flex-col p-6 md:p-10">
        <p className="text-small font-strong text-accent-text">{label}</p>
        <Heading className="mt-3 text-h2 leading-[1.2]">
          <a href={href} className="after:absolute after:inset-0">
            {unbroken(title)}
          </a>
        </Heading>
        <p className="mt-3 max-w-[44ch] text-lead text-fg-2">{text}</p>
        <p aria-hidden className="mt-auto flex items-center gap-1.5 pt-8 text-ui font-strong">
          {read}
          <SpriteIcon name="arrow" className="transition-[translate] group-hover:translate-x-0.75" />
        </p>
      </div>
    </article>
  )
}
