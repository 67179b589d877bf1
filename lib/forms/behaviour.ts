/**
 * How every form of the site checks itself. An error found on leaving a field waits half a second: shown at once it would push the
 * button away under the finger that is just pressing it, and the press would be lost.
 */
export const FORM_BEHAVIOUR = { mode: 'onTouched', shouldFocusError: true, delayError: 500 } as const
