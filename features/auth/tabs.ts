const NAME = 'session'

// Where third-party cookies are blocked, no frame can tell this tab that another one signed out.
const channel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME))

/** Tells the site's other open tabs that the visitor has signed out. */
export const tellSignedOut = () => {
  const open = channel()
  open?.postMessage('signed-out')
  open?.close()
}

/** Calls `listener` when another tab has signed out. */
export const onSignedOutElsewhere = (listener: () => void) => {
  const open = channel()
  open?.addEventListener('message', listener)
}
