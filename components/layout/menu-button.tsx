'use client'

import type { MouseEvent } from 'react'
import { holdBack } from '@/components/layout/hold-back'
import { RowIcon } from '@/components/ui/row-icon'
import { nextPaint } from '@/lib/next-paint'

type MenuButtonProps = { label: string; sheet: string }

const open = async (event: MouseEvent, id: string) => {
  const sheet = document.getElementById(id)
  if (!(sheet instanceof HTMLDialogElement)) return
  // A sheet makes all of the page inert, which takes a slow phone a while: the press shows first.
  event.preventDefault()
  await nextPaint()
  const bringBack = holdBack()
  // It comes in from the side, so most of it may follow in the picture after.
  const rest = sheet.querySelectorAll<HTMLElement>('nav, nav ~ *')
  for (const part of rest) part.dataset.later = ''
  if (!sheet.open) sheet.showModal()
  // A click on the backdrop reaches the dialog itself.
  sheet.onclick = (event) => {
    if (event.target === sheet) sheet.close()
  }
  await nextPaint()
  for (const part of rest) delete part.dataset.later
  await bringBack()
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
    onClick={(event) => void open(event, sheet)}
    className="-mr-2.5 grid size-12 place-items-center rounded-md hover:bg-hover active:bg-hover"
  >
    <RowIcon name="menu" size={24} />
  </button>
)
