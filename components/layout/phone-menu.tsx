import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { RowIcon } from '@/components/ui/row-icon'
import { LinkButton } from '@/components/ui/link-button'
import type { Locale } from '@/lib/i18n/config'
import { Logo } from './logo'
import { MenuButton } from './menu-button'
import type { NavLink, NavMenu } from './nav-types'
import { StaticMarkup } from './static-markup'

type PhoneMenuProps = {
  lang: Locale
  labels: { open: string; close: string; menu: string }
  menus: readonly NavMenu[]
  links: readonly NavLink[]
  tryFree: NavLink
  brand: string
  account: ReactNode
  language: ReactNode
  theme: ReactNode
}

const linksOf = ({ products = [], columns }: NavMenu) => [
  ...products,
  ...columns.flatMap(({ links }) => links),
]

/** Under 896 px: a full-height sheet with the same items as the menus, grouped and collapsible. */
export const PhoneMenu = ({ lang, labels, menus, links, tryFree, brand, ...slots }: PhoneMenuProps) => (
  <>
    <MenuButton label={labels.open} sheet="phone-menu" />
    <dialog id="phone-menu" data-sheet className="sheet" aria-label={labels.menu}>
      <div className="flex h-full flex-col">
        <StaticMarkup
          id="phone-head"
          of={{ lang }}
          className="flex h-16 shrink-0 items-center justify-between border-b border-rule px-5"
        >
          <Logo brand={brand} />
          <form method="dialog">
            <button
              type="submit"
              aria-label={labels.close}
              className="grid size-12 place-items-center rounded-md hover:bg-hover"
            >
              <Icon of={IconX} size={22} />
            </button>
          </form>
        </StaticMarkup>
        <StaticMarkup
          as="nav"
          id="phone-nav"
          of={{ lang }}
          aria-label={labels.menu}
          className="phone-menu-groups min-h-0 flex-1 overflow-y-auto px-5"
        >
          {menus.map((menu) => (
            <details key={menu.id} name="phone-menu">
              <summary>
                {menu.label}
                <RowIcon name="chevron" size={20} className="menu-chevron" />
              </summary>
              <ul className="phone-menu-links py-2">
                {linksOf(menu).map(({ href, name }) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          {links.map(({ href, name }) => (
            <a key={href} href={href}>
              {name}
            </a>
          ))}
        </StaticMarkup>
        <div className="grid shrink-0 gap-3 border-t border-rule px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
          <LinkButton href={tryFree.href} size="lg" wide>
            {tryFree.name}
          </LinkButton>
          <div className="flex items-center justify-between">
            {slots.account}
            <div className="flex items-center">
              {slots.theme}
              {slots.language}
            </div>
          </div>
        </div>
      </div>
    </dialog>
  </>
)
