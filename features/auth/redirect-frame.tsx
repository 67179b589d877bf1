import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { TravelLine } from '@/components/ui/travel-line'
import type { ProductId } from '@/lib/contract/enums'

type RedirectFrameProps = {
  line: ProductId
  title: string
  text: string
  /** Draws the travelling highlight: something is under way. */
  isMoving?: boolean
  all: { href: string; name: string }
  children?: ReactNode
}

/** The centred column of the redirect screen in each of its states. */
export const RedirectFrame = ({ line, title, text, isMoving = false, all, children }: RedirectFrameProps) => (
  <div data-product={line} className="mx-auto grid max-w-[46ch] justify-items-center text-center">
    <TravelLine className={`w-full max-w-[36ch] ${isMoving ? '' : 'after:hidden'}`} />
    <h1 className="mt-7 text-h2">{title}</h1>
    <p className="mt-3 max-w-[36ch] text-ui text-fg-2">{text}</p>
    {children && <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>}
    <p className="mt-5">
      <TextLink
        href={all.href}
        prefetch={false}
        look="quiet"
        className="inline-flex min-h-11 items-center text-small"
      >
        {all.name}
      </TextLink>
    </p>
  </div>
)
