export type ContactLink = { text: string; href: string | undefined }

/** The direct ways to reach us, for when a page cannot do what it should. */
export const ContactLinks = ({ links }: { links: readonly ContactLink[] }) => (
  <ul data-slot="direct-ways" className="flex flex-wrap gap-x-5">
    {links.map(({ text, href }) => (
      <li key={text}>
        {href ? (
          <a
            href={href}
            className="text-link inline-flex items-center font-strong num pointer-coarse:min-h-11"
          >
            {text}
          </a>
        ) : (
          <span className="font-strong num">{text}</span>
        )}
      </li>
    ))}
  </ul>
)
