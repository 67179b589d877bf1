import type { ReactNode } from 'react'
import { IconSearch } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import { RowIcon } from '@/components/ui/row-icon'
import type { Locale } from '@/lib/i18n/config'
import { Logo } from './logo'
import { MenuPanel } from './menu-panel'
import type { NavLink, NavMenu } from './nav-types'
import { StaticMarkup } from './static-markup'

type HeaderProps = {
  lang: Locale
  brand: string
  labels: { nav: string; home: string }
  home: string
  menus: readonly NavMenu[]
  links: readonly NavLink[]
  search: NavLink
  /** Language, theme, sign-in with try-for-free, and the phone menu: small islands that arrive ready made. */
  language: ReactNode
  theme: ReactNode
  account: ReactNode
  phoneMenu: ReactNode
}

/** The bar at the top of every page: menus open on click, everything is a plain link inside. */
export const Header = ({ lang, brand, labels, home, menus, links, search, ...slots }: HeaderProps) => (
  <header className="site-header">
    <div className="wrap flex h-17 items-center gap-2 lg:gap-4">
      <StaticMarkup id="header-home" of={{ lang }} className="mr-2 shrink-0">
        <a href={home} aria-label={labels.home} className="flex min-h-11 items-center">
          <Logo brand={brand} />
        </a>
      </StaticMarkup>
      <StaticMarkup
        as="nav"
        id="header-nav"
        of={{ lang }}
        aria-label={labels.nav}
        className="hidden min-w-0 flex-1 nav:block"
      >
        <ul className="header-links">
          {menus.slice(0, 2).map((menu) => (
            <MenuItem key={menu.id} {...menu} />
          ))}
          {links.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
          {menus.slice(2).map((menu) => (
            <MenuItem key={menu.id} {...menu} />
          ))}
        </ul>
      </StaticMarkup>
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <StaticMarkup id="header-search" of={{ lang }}>
          <a
            href={search.href}
            data-search
            rel="nofollow"
            aria-label={search.name}
            aria-keyshortcuts="Control+K Meta+K"
            title={search.name}
            className="icon-button"
          >
            <Icon of={IconSearch} />
          </a>
        </StaticMarkup>
        <div className="hidden xl:block">{slots.theme}</div>
        <div className="hidden nav:block">{slots.language}</div>
        {slots.account}
        <div className="nav:hidden">{slots.phoneMenu}</div>
      </div>
    </div>
  </header>
)

const MenuItem = (menu: NavMenu) => (
  <li>
    <button type="button" popoverTarget={menu.id} className="menu-trigger">
      {menu.label}
      {/* Between 896 and 1024 px the Vietnamese names need its room. */}
      <RowIcon name="chevron" className="menu-chevron max-lg:hidden" />
    </button>
    <MenuPanel {...menu} />
  </li>
)
