import { IconArrowUpRight } from '@tabler/icons-react'
import { Icon } from '@/components/ui/icon'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { unbroken } from '@/lib/domain/compounds'

export type ListItem = {
  id: string
  href: string
  label?: string
  title: string
  text: string
  external?: boolean
}

type ItemListProps = { items: readonly ListItem[]; columns?: boolean }

const arrow =
  'text-fg-3 group-hover:text-fg absolute top-6 right-0 transition-[translate] group-hover:translate-x-0.75'

/** Ruled rows that lead on: what it is about, its name, one line; two columns where they are short. */
export const ItemList = ({ items, columns = false }: ItemListProps) => (
  <ul className={columns ? 'grid gap-x-16 border-t border-rule md:grid-cols-2' : 'border-t border-rule'}>
    {items.map(({ id, href, label, title, text, external }) => (
      <li key={id} className="group relative border-b border-rule py-5 pr-10">
        <h3 className="text-h4">
          <a href={href} {...(external && { rel: 'noopener' })} className="after:absolute after:inset-0">
            {unbroken(title)}
          </a>
        </h3>
        <p className="mt-1 max-w-[68ch] text-ui text-fg-2">{text}</p>
        {label && <p className="mt-1.5 text-small text-fg-3">{label}</p>}
        {external ? (
          <Icon of={IconArrowUpRight} className={arrow} />
        ) : (
          <SpriteIcon name="arrow" size={20} className={arrow} />
        )}
      </li>
    ))}
  </ul>
)
