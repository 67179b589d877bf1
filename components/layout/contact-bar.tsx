import { IconExternalLink, IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { SpriteIcon } from '@/components/ui/sprite-icon'
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
  if (kind === 'phone') return <SpriteIcon name="phone" size={20} />
  if (kind === 'assistant') return <SpriteIcon name="message" size={20} />
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
            className="icon-button -mt-2 -mr-2"
          >
            <SpriteIcon name="x" size={20} />
          </button>
        </div>
        <p className="text-small text-fg-2">{labels.lead}</p>
        <ul className="contact-ways">
          {ways.map(({ kind, label, detail, href }) => (
            <li key={kind}>
              <a href={href} rel="noopener" data-assistant={kind === 'assistant' ? '' : undefined}>
                <WayIcon kind={kind} />
                {label}
                {detail && <span className="ml-auto text-small font-normal text-fg-3 num">{detail}</span>}
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
  return (
    <aside aria-label={labels.region} className="contact-bar">
      <Panel {...props} />
      <StaticMarkup id="contact-buttons" of={{ lang }} className="contact-buttons">
        {phone && (
          <a href={phone} className="bg-accent-fill text-on-accent-fill" data-product="aicall">
            <SpriteIcon name="phone" size={18} />
            {labels.call}
          </a>
        )}
        {zalo && (
          <a href={zalo} rel="noopener" className="border-r border-rule">
            {labels.zalo}
          </a>
        )}
        <button type="button" popoverTarget="contact-panel" aria-label={labels.open}>
          <SpriteIcon name="message" size={20} />
        </button>
      </StaticMarkup>
    </aside>
  )
}
