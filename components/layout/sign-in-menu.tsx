import { IconChevronDown } from '@tabler/icons-react'

type SignInMenuProps = { id: string; label: string; lead: string; note: string }

/** The place of the sign-in dropdown; the account island fills it. */
export const SignInMenu = ({ id, label, lead, note }: SignInMenuProps) => (
  <div className="relative">
    <button
      type="button"
      popoverTarget={id}
      className="menu-trigger hover:bg-hover text-small lg:text-ui flex h-11 items-center gap-1 rounded-md px-2 font-medium whitespace-nowrap lg:px-3"
    >
      {label}
      <IconChevronDown size={16} stroke={1.6} aria-hidden />
    </button>
    <div id={id} popover="auto" className="menu menu-small" role="group" aria-label={label}>
      <div className="bg-raised rounded-lg p-5 shadow-lg">
        <p className="text-ui">{lead}</p>
        <p className="text-small text-fg-3 mt-2">{note}</p>
      </div>
    </div>
  </div>
)
