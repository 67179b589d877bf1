import { LinkButton } from '@/components/ui/link-button'
import { NavItems } from './nav-items'
import type { NavColumn, NavMenu } from './nav-types'
import { ProductIcon } from './product-icon'

const Column = ({ title, links, wide }: NavColumn) => (
  <div className="border-rule p-6 not-first:border-l">
    <h3 className="px-2 text-cap text-fg-3">{title}</h3>
    <ul className={`menu-links mt-2 ${wide ? 'grid grid-cols-2 gap-x-4' : ''}`}>
      <NavItems links={links} />
    </ul>
  </div>
)

/** The open dropdown: a popover of the platform, closed by Escape, an outside click, navigation or widening past 896 px. */
export const MenuPanel = ({ id, label, products, columns, card }: NavMenu) => (
  <div id={id} popover="auto" className={card ? 'menu' : 'menu menu-narrow'} role="group" aria-label={label}>
    <div className="grid auto-cols-fr grid-flow-col overflow-clip rounded-lg bg-raised shadow-lg">
      {products && (
        <ul className="p-4">
          {products.map(({ product, href, name, tagline }) => (
            <li key={href}>
              <a href={href} className="flex gap-3.5 rounded-md p-3 hover:bg-hover">
                <ProductIcon product={product} />
                <span>
                  <span className="block font-strong">{name}</span>
                  <span className="block text-small text-fg-3">{tagline}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {columns.map((column) => (
        <Column key={column.title} {...column} />
      ))}
      {card && (
        <div className="menu-card flex flex-col gap-5 bg-surface p-6">
          <div className="mb-auto">
            <h3 className="text-h4">{card.title}</h3>
            <p className="mt-1 text-small text-fg-2">{card.text}</p>
          </div>
          <LinkButton href={card.cta.href} size="sm" wide>
            {card.cta.name}
          </LinkButton>
        </div>
      )}
    </div>
  </div>
)
