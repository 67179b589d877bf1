import {
  IconArrowUpRight,
  IconFileMusic,
  IconLanguage,
  IconPhoneCall,
  IconPlugConnected,
  IconWaveSine,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import {
  listedProducts,
  portalPath,
  type AppAddresses,
  type PortalFlag,
  type PortalId,
} from '@/features/auth/products'
import type { PortalMessages } from '@/features/auth/messages'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { fillIn } from '@/lib/i18n/format'

const ICONS: Record<PortalId, typeof IconPhoneCall> = {
  aicall: IconPhoneCall,
  aivoice: IconWaveSine,
  tts: IconFileMusic,
  api: IconPlugConnected,
  dubbing: IconLanguage,
}

type PortalListProps = {
  lang: Locale
  messages: PortalMessages
  apps: AppAddresses
  /** What stands under a product that has a flag. */
  note: (flag: PortalFlag) => ReactNode
}

/** The applications one account opens, each in its product's colour. */
export const PortalList = ({ lang, messages, apps, note }: PortalListProps) => (
  <ul className="grid gap-4 sm:grid-cols-2">
    {listedProducts(apps).map(({ id, line, flag }) => {
      const { name, text } = messages.products[id]
      return (
        <li
          key={id}
          data-product={line}
          className="relative flex gap-4 rounded-lg bg-raised p-5 shadow-sm focus-within:outline-none hover:bg-hover"
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-tint text-accent-strong">
            <Icon of={ICONS[id]} size={24} />
          </span>
          <div className="min-w-0">
            <h2 className="text-h4">
              <a
                href={href(portalPath(id), lang)}
                aria-label={fillIn(messages.list.open, { name })}
                className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ring"
              >
                {name}
              </a>
            </h2>
            <p className="mt-1 text-small text-fg-2">{text}</p>
            {flag && note(flag)}
          </div>
          <Icon of={IconArrowUpRight} className="ml-auto text-fg-3" />
        </li>
      )
    })}
  </ul>
)
