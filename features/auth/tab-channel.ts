const NAME = 'session'

type SessionChange = 'signed-in' | 'signed-out'

// Where third-party cookies are blocked, no frame can tell this tab what another one has done.
const channel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME))

/** Tells the site's other open tabs that the visitor has signed in or out. */
export const notifyTabs = (news: SessionChange) => {
  const open = channel()
  open?.postMessage(news)
  open?.close()
}

/** Calls `listener` when another tab has signed in or out. */
export const onOtherTab = (listener: (news: SessionChange) => void) => {
  const open = channel()
  open?.addEventListener('message', ({ data }: MessageEvent<SessionChange>) => listener(data))
}
