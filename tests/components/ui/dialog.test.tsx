// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog, DialogButton } from '@/components/ui/dialog'

// jsdom has no modal dialogs: these two stand in for what the browser does to the element.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(cleanup)

const show = (props: { open?: boolean; onClose?: () => void } = {}) => (
  <>
    <DialogButton dialog="d1">OPEN</DialogButton>
    <Dialog id="d1" title="TITLE" closeLabel="CLOSE" {...props}>
      BODY
    </Dialog>
  </>
)

test('a button opens it; the cross and a click beside it close it, a click inside does not', () => {
  const onClose = vi.fn()
  render(show({ onClose }))
  fireEvent.click(screen.getByText('OPEN'))
  const dialog = screen.getByRole('dialog', { name: 'TITLE' })
  fireEvent.click(screen.getByText('BODY'))
  expect(dialog.hasAttribute('open')).toBe(true)
  fireEvent.click(screen.getByLabelText('CLOSE'))
  expect(dialog.hasAttribute('open')).toBe(false)
  fireEvent.click(screen.getByText('OPEN'))
  fireEvent.click(dialog)
  expect(dialog.hasAttribute('open')).toBe(false)
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('its owner can open and close it', () => {
  const { rerender } = render(show({ open: true }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  rerender(show({ open: false }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
