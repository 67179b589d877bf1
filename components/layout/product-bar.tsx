import { LinkButton } from '@/components/ui/link-button'
import type { ProductId } from '@/lib/contract/enums'
import { CurrentLink } from './current-link'
import type { NavLink } from './nav-types'

type ProductBarProps = {
  product: ProductId
  label: string
  name: string
  links: readonly NavLink[]
  open?: NavLink | undefined
}

/** The product's own bar under the header: stays while the header hides; scrolls sideways on phones. */
export const ProductBar = ({ product, label, name, links, open }: ProductBarProps) => (
  <div data-product-bar data-product={product} className="product-bar">
    <div className="wrap flex h-13 items-center gap-4">
      <span className="text-ui font-semibold text-accent-text max-md:sr-only">{name}</span>
      <nav aria-label={label} className="product-bar-links min-w-0 flex-1">
        <ul className="flex">
          {links.map(({ href, name: text }) => (
            <li key={href}>
              <CurrentLink href={href}>{text}</CurrentLink>
            </li>
          ))}
        </ul>
      </nav>
      {open && (
        <span className="hidden md:block">
          <LinkButton href={open.href} size="sm" variant="secondary">
            {open.name}
          </LinkButton>
        </span>
      )}
    </div>
  </div>
)
