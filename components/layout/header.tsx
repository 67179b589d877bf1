import type { ReactNode } from 'react'
import { IconSearch } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import type { Locale } from '@/lib/i18n/config'
import { Logo } from './logo'
import { MenuPanel } from './menu-panel'
import type { NavLink, NavMenu } from './nav-types'
import { StaticMarkup } from './static-markup'

type HeaderProps = {
  lang: Locale
  brand: string
  labels: { nav: string; home: string; openMenu: string; closeMenu: string }
  home: string
  menus: readonly NavMenu[]
  links: readonly NavLink[]
  search: NavLink
  tryFree: NavLink
  /** Theme, language and account: small islands that arrive ready made. */
  theme: ReactNode
  language: ReactNode
  account: ReactNode
  /** The last button of the bar: to the demo, or to the applications of who is signed in. */
  action: ReactNode
}

/** The top of every page. Its menus are a bar of dropdowns, and under 896 px a sheet of groups that unfold: the same elements, laid out twice. */
export const Header = ({
  lang,
  brand,
  labels,
  home,
  menus,
  links,
  search,
  tryFree,
  ...slots
}: HeaderProps) => (
  <header className="site-header">
    <div className="wrap">
      <StaticMarkup id="header-home" of={{ lang }}>
        <a href={home} aria-label={labels.home} className="flex min-h-11 items-center">
          <Logo brand={brand} />
        </a>
      </StaticMarkup>
      <div id="site-menu" popover="auto" className="site-menu">
        <div className="sheet">
          <StaticMarkup id="sheet-head" of={{ lang }} className="sheet-head">
            <Logo brand={brand} />
            <button
              type="button"
              popoverTarget="site-menu"
              popoverTargetAction="hide"
              aria-label={labels.closeMenu}
              // What has the focus would lie under the sheet.
              autoFocus
              className="icon-button"
            >
              <SpriteIcon name="x" size={24} />
            </button>
          </StaticMarkup>
          <StaticMarkup as="nav" id="header-nav" of={{ lang }} aria-label={labels.nav} className="site-nav">
            <ul>
              {menus.slice(0, 2).map((menu) => (
                <Menu key={menu.id} {...menu} />
              ))}
              {links.map(({ href, name }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
              {menus.slice(2).map((menu) => (
                <Menu key={menu.id} {...menu} />
              ))}
            </ul>
          </StaticMarkup>
          <div className="sheet-foot">
            <LinkButton href={tryFree.href} size="lg" wide>
              {tryFree.name}
            </LinkButton>
            <div className="header-tools">
              {slots.theme}
              {slots.language}
              {slots.account}
            </div>
          </div>
        </div>
      </div>
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
      <div className="max-sm:hidden">{slots.action}</div>
      <StaticMarkup id="header-menu" of={{ lang }} className="nav:hidden">
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label={labels.openMenu}
          className="icon-button -mr-2.5 size-12"
        >
          <SpriteIcon name="menu" size={24} />
        </button>
      </StaticMarkup>
    </div>
  </header>
)

const Menu = (menu: NavMenu) => (
  // Links alone lie under what opens them, a menu with a card under the whole bar.
  <li className={menu.card ? undefined : 'relative'}>
    <details name="site-menu">
      <summary>
        {menu.label}
        <SpriteIcon name="chevron" className="menu-chevron" />
      </summary>
      <MenuPanel {...menu} />
    </details>
  </li>
)
