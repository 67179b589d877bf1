import type { ProductId } from '@/lib/contract/enums'

export type FrameProps = {
  label: string
  product?: ProductId
  children: React.ReactNode
  className?: string
}

/**
 * A drawn product picture: one image with one sentence for screen readers, its inside unreachable.
 * It is as high as its content, in a lower slot cropped. Where it runs off the screen (`[data-bleed="right"]`, from 1024 to 1536 px) its right
 * corners are square, where it runs off a tile (`[data-bleed]`) the bottom ones too.
 */
export function Frame({
  label,
  product,
  children,
  className = 'rounded-md bg-raised shadow-md',
}: FrameProps) {
  return (
    <div
      role="img"
      aria-label={label}
      data-slot="picture"
      data-product={product}
      className={`@container h-full overflow-clip text-cap text-fg in-data-[bleed=true]:rounded-r-none in-data-[bleed=true]:rounded-b-none lg:max-2xl:in-data-[bleed=right]:rounded-r-none ${className}`}
    >
      <div inert aria-hidden="true" className="flex h-full flex-col *:shrink-0">
        {children}
      </div>
    </div>
  )
}

export type WindowProps = Omit<FrameProps, 'className'> & { title: string; state?: React.ReactNode }

/** A framed product window with a bar of 44px or more: name left, state right or, where both do not fit, below. */
export function Window({ title, state, children, ...frame }: WindowProps) {
  return (
    <Frame {...frame}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-rule px-4 py-2">
        <span className="text-small/5 font-strong">{title}</span>
        <span className="flex shrink-0 items-center gap-2 whitespace-nowrap text-fg-3">{state}</span>
      </div>
      {children}
    </Frame>
  )
}
