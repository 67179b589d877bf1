import { useRef, type MouseEvent } from 'react'

/**
 * How every form of the site checks itself. An error found on leaving a field waits half a second: shown at once it would push the
 * button away under the finger that is just pressing it, and the press would be lost.
 */
export const FORM_BEHAVIOUR = { mode: 'onTouched', shouldFocusError: true, delayError: 500 } as const

const submitButtonAt = (event: MouseEvent) =>
  event.target instanceof Element ? event.target.closest('[type=submit]:enabled') : null

/**
 * Handlers for a form whose messages come above its button. When one appears between press and release, the button moves away and the
 * browser gives the click to the form instead: where the button was pressed it still sends the form.
 */
export const useStickySubmit = () => {
  const pressed = useRef<DOMRect>(undefined)
  return {
    onMouseDown: (event: MouseEvent<HTMLFormElement>) => {
      pressed.current = submitButtonAt(event)?.getBoundingClientRect()
    },
    onClick: (event: MouseEvent<HTMLFormElement>) => {
      const { current: rect } = pressed
      pressed.current = undefined
      if (!rect || submitButtonAt(event)) return
      const { clientX: x, clientY: y } = event
      if (x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom)
        event.currentTarget.requestSubmit()
    },
  }
}
