const KEY = 'sign-in-anchor'
const ANSWER = /^#(?=.*\bstate=)(?=.*\b(?:code|error)=)/

/** Whether this address is the way back from the identity server, with its answer behind the '#'. */
export const isReturn = () => ANSWER.test(window.location.hash)

/** The open page without its anchor: identity servers refuse or lose whatever stands behind '#'. */
export const pageAddress = () => {
  const { origin, pathname, search } = window.location
  return origin + pathname + search
}

/** Goes to another address in the place of this page, so that “back” does not lead into it again. */
export const replaceLocation = (address: string) => window.location.replace(address)

/** Keeps the anchor of the open page while the visitor signs in. */
export const storeAnchor = () => {
  try {
    sessionStorage.setItem(KEY, window.location.hash)
  } catch {
    // A browser without storage only loses the place on the page.
  }
}

const takeAnchor = () => {
  try {
    const anchor = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return anchor
  } catch {
    return ''
  }
}

const elementOf = (anchor: string) => {
  try {
    return document.getElementById(decodeURIComponent(anchor.slice(1)))
  } catch {
    return null
  }
}

/** After the way back: takes the answer out of the address, puts the anchor back and scrolls to it. */
export const restoreAnchor = () => {
  const anchor = takeAnchor()
  const before = window.location.href
  // A plain state makes Next's router take the address over; with its own state it would bring the answer back later.
  window.history.replaceState(null, '', pageAddress() + anchor)
  if (!anchor) return
  elementOf(anchor)?.scrollIntoView()
  const change = { oldURL: before, newURL: window.location.href }
  window.dispatchEvent(new HashChangeEvent('hashchange', change))
}
