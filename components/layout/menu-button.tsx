'use client'

import { IconMenu2 } from '@tabler/icons-react'

type MenuButtonProps = { label: string; sheet: string }

const open = (id: string) => {
  const sheet = document.getElementById(id)
  if (!(sheet instanceof HTMLDialogElement)) return
  // Where the browser obeys the button itself, a second opening would only make it complain.
  if (!('commandForElement' in HTMLButtonElement.prototype)) sheet.showModal()
  // A click on the backdrop reaches the dialog itself.
  sheet.onclick = (event) => {
    if (event.target === sheet) sheet.close()
  }
}

// The platform's own way to open a dialog; it is all there is without script.
const commands = (sheet: string) => ({ command: 'show-modal', commandfor: sheet })

/** The burger: opens a dialog sheet; the browser returns focus here when it closes. */
export const MenuButton = ({ label, sheet }: MenuButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-haspopup="dialog"
    {...commands(sheet)}
    onClick={() => open(sheet)}
    className="-mr-2.5 grid size-12 place-items-center rounded-md hover:bg-hover"
  >
    <IconMenu2 size={24} stroke={1.6} aria-hidden />
  </button>
)
