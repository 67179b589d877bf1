import type { NavLink } from './nav-types'

/** The rows of a list of links; the list gives them their look. */
export const NavItems = ({ links }: { links: readonly NavLink[] }) =>
  links.map(({ href, name, external }) => (
    <li key={href}>
      <a href={href} {...(external && { rel: 'noopener' })}>
        {name}
      </a>
    </li>
  ))
