import { IconChevronDown } from '@tabler/icons-react'

type SignInMenuProps = { id: string; label: string; lead: string; note: string }

/** The place of the sign-in dropdown; the account island fills it. */
export const SignInMenu = ({ id, label, lead, note }: SignInMenuProps) => (
  <div className="relative">
    <button
      type="button"
      popoverTarget={id}
      className="menu-trigger flex h-11 items-center gap-1 rounded-md px-2 text-small font-medium whitespace-nowrap hover:bg-hover lg:px-3 lg:text-ui"
    >
      {label}
      <IconChevronDown size={16} stroke={1.6} aria-hidden />
    </button>
    <div id={id} popover="auto" className="menu menu-small" role="group" aria-label={label}>
      <div className="rounded-lg bg-raised p-5 shadow-lg">
        <p className="text-ui">{lead}</p>
        <p className="mt-2 text-small text-fg-3">{note}</p>
      </div>
    </div>
  </div>
)
