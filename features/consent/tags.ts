import { onConsentChange, readConsent } from './consent-state'

/** Everything the tag manager hears from this site: never a name, a number, an address or a text somebody typed. */
type TagEvent =
  | { event: 'page_view'; path: string; lang: string }
  | { event: 'demo_step'; state: string }
  | { event: 'form_step'; form: string; state: string }
  | { event: 'call_to_action'; target: string }

const HOST = 'https://www.googletagmanager.com'

let isOn = false
const queue: unknown[] = []

const push = (entry: unknown) => {
  if (isOn) queue.push(entry)
}

const pushEvent = (event: TagEvent) => push(event)

// The tag manager tells a consent command from an event by this very kind of object.
const asArguments: (...parts: unknown[]) => unknown = function () {
  // eslint-disable-next-line prefer-rest-params
  return arguments
}

const stateOf = (element: Element): TagEvent | undefined => {
  const call = element.getAttribute('data-call')
  if (call) return { event: 'demo_step', state: call }
  const form = element.getAttribute('data-form')
  return form ? { event: 'form_step', form, state: element.getAttribute('data-form-state') ?? '' } : undefined
}

const watchSteps = () => {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const step = target instanceof Element ? stateOf(target) : undefined
      if (step) pushEvent(step)
    }
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-call', 'data-form-state'] })
}

/** Where a link leads, without what is personal in it: a path of ours, or the kind of address and nothing more. */
const targetOf = (link: HTMLAnchorElement) =>
  link.origin === location.origin ? link.pathname + link.hash : link.protocol.replace(':', '')

const watchActions = () => {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[data-slot=link-button], .contact-bar a') : null
    if (link instanceof HTMLAnchorElement) pushEvent({ event: 'call_to_action', target: targetOf(link) })
  })
}

/** Tells of a page seen: its path without what stands behind the question mark. */
export const recordPageView = () =>
  pushEvent({ event: 'page_view', path: location.pathname, lang: document.documentElement.lang })

/** Fetches and starts the tag manager, once, after the visitor agreed: measuring yes, advertising no. */
export const startTags = (gtmId: string) => {
  if (isOn) return
  isOn = true
  Reflect.set(window, 'dataLayer', queue)
  const consentDefaults = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  }
  push(asArguments('consent', 'default', consentDefaults))
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${HOST}/gtm.js?id=${encodeURIComponent(gtmId)}`
  document.head.append(script)
  watchSteps()
  watchActions()
  onConsentChange(() => {
    if (readConsent() === 'denied') stopTags()
  })
}

const forgetCookies = () => {
  for (const [name] of document.cookie.split(/;\s*/).map((cookie) => cookie.split('='))) {
    if (!name || !/^_g(a|id|at|cl)/.test(name)) continue
    for (const domain of ['', `;domain=${location.hostname}`, `;domain=.${location.hostname}`])
      document.cookie = `${name}=;path=/;max-age=0${domain}`
  }
}

/** Ends measuring: what it stored goes, and the page is loaded anew, because a running script cannot be taken out. */
const stopTags = () => {
  if (!isOn) return
  isOn = false
  forgetCookies()
  location.reload()
}
