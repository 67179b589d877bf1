export type Way = { text: string; href: string }

/** The direct ways to reach us, for when a page cannot do what it should. */
export const DirectWays = ({ ways }: { ways: readonly Way[] }) => (
  <ul data-slot="direct-ways" className="flex flex-wrap gap-x-5">
    {ways.map(({ text, href }) => (
      <li key={href}>
        <a href={href} className="text-link inline-flex items-center font-strong num pointer-coarse:min-h-11">
          {text}
        </a>
      </li>
    ))}
  </ul>
)
