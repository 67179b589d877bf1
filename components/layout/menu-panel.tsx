import { LinkButton } from '@/components/ui/link-button'
import { NavItems } from './nav-items'
import type { MenuColumn, NavMenu } from './nav-types'
import { ProductIcon } from './product-icon'

const Column = ({ title, links, wide }: MenuColumn) => (
  <div>
    {title && <h3>{title}</h3>}
    <ul className={wide ? 'two-columns' : undefined}>
      <NavItems links={links} />
    </ul>
  </div>
)

/** What a menu of the header unfolds: a panel under the bar, and in the sheet a list. */
export const MenuPanel = ({ id, products, columns, card }: NavMenu) => (
  <div id={id} className={card ? 'menu-panel' : 'menu-panel menu-narrow'}>
    {products && (
      <ul>
        {products.map(({ product, href, name, tagline }) => (
          <li key={href}>
            <a href={href} className="menu-product">
              <ProductIcon product={product} />
              <span>
                {name}
                <small>{tagline}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    )}
    {columns.map((column) => (
      <Column key={column.links[0]?.href} {...column} />
    ))}
    {card && (
      <div className="menu-card">
        <div>
          <h3>{card.title}</h3>
          <p>{card.text}</p>
        </div>
        <LinkButton href={card.cta.href} size="sm" wide>
          {card.cta.name}
        </LinkButton>
      </div>
    )}
  </div>
)
