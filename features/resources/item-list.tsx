import { IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import Link from 'next/link'

export type ListItem = { id: string; href: string; label?: string; title: string; text: string; external?: boolean }

type ItemListProps = { items: readonly ListItem[]; columns?: boolean }

const arrow = 'text-fg-3 group-hover:text-fg absolute top-6 right-0 transition-[translate] group-hover:translate-x-0.75'

/** Ruled rows that lead on: what it is about, its name, one line; two columns where they are short. */
export const ItemList = ({ items, columns = false }: ItemListProps) => (
  <ul className={columns ? 'border-rule grid gap-x-16 border-t md:grid-cols-2' : 'border-rule border-t'}>
    {items.map(({ id, href, label, title, text, external }) => {
      const Arrow = external ? IconArrowUpRight : IconArrowRight
      return (
        <li key={id} className="border-rule group relative border-b py-5 pr-10">
          <h3 className="text-h4">
            <Link href={href} prefetch={false} {...(external && { rel: 'noopener' })} className="after:absolute after:inset-0">
              {title}
            </Link>
          </h3>
          <p className="text-ui text-fg-2 mt-1 max-w-[68ch]">{text}</p>
          {label && <p className="text-small text-fg-3 mt-1.5">{label}</p>}
          <Arrow size={20} stroke={1.6} aria-hidden className={arrow} />
        </li>
      )
    })}
  </ul>
)
