import { IconExternalLink, IconMail, IconMessageCircle, IconPhone, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { SocialIcon } from '@/components/ui/social-icon'
import type { Locale } from '@/lib/i18n/config'
import { StaticMarkup } from './static-markup'

export type ContactWay = {
  kind: 'assistant' | 'phone' | 'zalo' | 'messenger' | 'form'
  label: string
  detail?: string
  href: string
}

type ContactBarProps = {
  lang: Locale
  labels: {
    region: string
    open: string
    call: string
    zalo: string
    title: string
    lead: string
    close: string
    external: string
  }
  phone?: string | undefined
  zalo?: string | undefined
  ways: readonly ContactWay[]
  /** A vendor's chat, where one is configured. */
  chat?: ReactNode
}

const WayIcon = ({ kind }: { kind: ContactWay['kind'] }) => {
  if (kind === 'phone') return <Icon of={IconPhone} />
  if (kind === 'assistant') return <Icon of={IconMessageCircle} />
  if (kind === 'form') return <Icon of={IconMail} />
  return <SocialIcon network={kind} />
}

const Panel = ({ lang, labels, ways, chat }: ContactBarProps) => (
  <div id="contact-panel" popover="auto" className="menu menu-contact" role="group" aria-label={labels.title}>
    <div className="rounded-lg bg-raised p-5 text-fg shadow-lg">
      <StaticMarkup id="contact-ways" of={{ lang }}>
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-h4">{labels.title}</h2>
          <button
            type="button"
            popoverTarget="contact-panel"
            popoverTargetAction="hide"
            aria-label={labels.close}
            className="-mt-2 -mr-2 grid size-11 place-items-center rounded-md hover:bg-hover"
          >
            <Icon of={IconX} />
          </button>
        </div>
        <p className="text-small text-fg-2">{labels.lead}</p>
        <ul className="mt-4 border-t border-rule">
          {ways.map(({ kind, label, detail, href }) => (
            <li key={kind} className="border-b border-rule last:border-b-0">
              <a
                href={href}
                rel="noopener"
                data-assistant={kind === 'assistant' ? '' : undefined}
                className="flex min-h-12 items-center gap-3 py-2 hover:text-accent-text"
              >
                <WayIcon kind={kind} />
                <span className="text-ui font-medium">{label}</span>
                {detail && <span className="ml-auto text-small text-fg-3 num">{detail}</span>}
                {(kind === 'zalo' || kind === 'messenger') && (
                  <IconExternalLink
                    size={16}
                    stroke={1.6}
                    role="img"
                    aria-label={labels.external}
                    className="ml-auto text-fg-3"
                  />
                )}
              </a>
            </li>
          ))}
        </ul>
      </StaticMarkup>
      {chat && <div className="border-t border-rule">{chat}</div>}
    </div>
  </div>
)

/** The floating contact bar: call and Zalo always in sight, because a button that only unfolds two links costs a press; a panel with every way to reach us. Loads nothing of a third party. */
export const ContactBar = (props: ContactBarProps) => {
  const { lang, labels, phone, zalo } = props
  const segment =
    'flex min-h-11.5 items-center gap-2 px-4 text-small font-strong first:rounded-l-full last:rounded-r-full'
  return (
    <aside aria-label={labels.region} className="contact-bar">
      <Panel {...props} />
      <StaticMarkup
        id="contact-buttons"
        of={{ lang }}
        className="flex rounded-full bg-raised text-fg shadow-lg"
      >
        {phone && (
          <a href={phone} className={`${segment} bg-accent-fill text-on-accent-fill`} data-product="aicall">
            <Icon of={IconPhone} size={18} />
            {labels.call}
          </a>
        )}
        {zalo && (
          <a href={zalo} rel="noopener" className={`${segment} border-r border-rule hover:bg-hover`}>
            {labels.zalo}
          </a>
        )}
        <button
          type="button"
          popoverTarget="contact-panel"
          aria-label={labels.open}
          className={`${segment} hover:bg-hover`}
        >
          <Icon of={IconMessageCircle} />
        </button>
      </StaticMarkup>
    </aside>
  )
}
