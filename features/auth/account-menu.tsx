'use client'

import { IconLogout, IconUser, IconUserCircle } from '@tabler/icons-react'
import { ProductIcon } from '@/components/layout/product-icon'
import { Icon } from '@/components/ui/icon'
import type { AuthAction } from '@/features/auth/use-auth-action'
import type { AuthMessages } from '@/features/auth/messages'
import type { ProductId } from '@/lib/contract/enums'
import type { Profile } from '@/lib/session'
import { fillIn } from '@/lib/i18n/format'

export type AppLink = { href: string; name: string; line: ProductId }

type AccountMenuProps = {
  id: string
  messages: AuthMessages['account']
  profile: Profile | undefined
  apps: readonly AppLink[]
  act: (action: AuthAction) => void
}

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-ui hover:bg-hover focus-visible:-outline-offset-2'

const fullName = ({ firstName, lastName, email }: Profile) =>
  [lastName, firstName].filter(Boolean).join(' ') || email

/** The first letter of the given name; an outline of a person until the profile is here. */
const Avatar = ({ profile }: { profile: Profile | undefined }) => {
  const letter = [...(profile?.firstName ?? '')][0]?.toLocaleUpperCase('vi')
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-primary text-small font-strong text-on-primary"
    >
      {letter ?? <IconUser size={18} stroke={1.6} className="rotate-0" />}
    </span>
  )
}

/** The dropdown of a signed-in visitor: who it is, the applications, the account, and the way out. */
export const AccountMenu = ({ id, messages, profile, apps, act }: AccountMenuProps) => {
  const name = profile && fullName(profile)
  const label = profile?.firstName ? fillIn(messages.labelNamed, { name: profile.firstName }) : messages.label
  return (
    <div>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="menu-trigger flex h-11 min-w-11 items-center justify-center gap-2.5 rounded-full px-1.5 hover:bg-hover"
      >
        <Avatar profile={profile} />
        {name && (
          <span className="max-w-28 truncate py-1 text-ui font-medium nav:hidden">
            {profile.firstName || name}
          </span>
        )}
      </button>
      <div id={id} popover="auto" className="menu menu-small" role="group" aria-label={label}>
        <div className="max-h-[inherit] overflow-y-auto rounded-lg bg-raised p-2 shadow-lg">
          {profile && (
            <div className="border-b border-rule px-3 pt-2 pb-3 text-ui">
              <p className="truncate font-strong">{name}</p>
              {profile.email !== name && <p className="truncate text-small text-fg-3">{profile.email}</p>}
            </div>
          )}
          {apps.length > 0 && (
            <>
              <h2 className="px-3 pt-3 pb-1 text-cap text-fg-3">{messages.apps}</h2>
              <ul>
                {apps.map(({ href, name: app, line }) => (
                  <li key={href}>
                    <a href={href} className={row}>
                      <ProductIcon product={line} small />
                      {app}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <div className="mt-2 border-t border-rule pt-2">
            <button type="button" onClick={() => act('openAccount')} className={row}>
              <Icon of={IconUserCircle} className="mx-1.5 text-fg-3" />
              {messages.profile}
            </button>
            <button type="button" onClick={() => act('signOut')} className={row}>
              <Icon of={IconLogout} className="mx-1.5 text-fg-3" />
              {messages.signOut}
            </button>
          </div>
        </div>
      </div>
    </div>
  )
}
