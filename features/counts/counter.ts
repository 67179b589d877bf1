import { sourceOf } from '@/features/counts/source'
import type { Count } from '@/lib/contract/counts'
import type { CountKind, VisitSource } from '@/lib/contract/enums'
import { API_BASE, paths } from '@/lib/contract/paths'

/** What is typed into the search has to stand for so long before it counts as searched in vain. */
const SETTLED_MS = 2_000
const FORMS = '[data-call], [data-form-state]'
const FIRST_STATES = ['init', 'editing']

// Of this document only: nothing is kept in the browser, so a visit that goes on after a reload counts as another one.
const counted = new Set<string>()
let seenPath: string | undefined

const once = (kind: CountKind, name: string): Count[] => {
  const key = `${kind} ${name}`
  if (counted.has(key)) return []
  counted.add(key)
  return [{ kind, name }]
}

const send = (counts: readonly Count[]) => {
  if (counts.length === 0) return
  const body = new Blob([JSON.stringify(counts)], { type: 'application/json' })
  navigator.sendBeacon(API_BASE + paths.counts, body)
}

/** The values of the feature flags the page is shown with: `name=on`. */
const variants = () => {
  const values: object = JSON.parse(document.documentElement.dataset['flags'] ?? '{}')
  return Object.entries(values).map(([key, isOn]) => `${key}=${isOn ? 'on' : 'off'}`)
}

const isReached = (step: string) =>
  step === 'call/done' || step === 'purchase/begun' || step.endsWith('/sent')

const countStep = (step: string) => {
  const counts = once('step', step)
  if (counts.length && isReached(step)) counts.push(...variants().flatMap((name) => once('conversion', name)))
  send(counts)
}

const formOf = (element: HTMLElement) => element.dataset['form'] ?? 'call'
const stateOf = ({ dataset }: HTMLElement) => (dataset['call'] ?? dataset['formState'] ?? '').toLowerCase()

let settling: ReturnType<typeof setTimeout> | undefined
const watchSearch = () => {
  clearTimeout(settling)
  const query = document.querySelector<HTMLElement>('[data-nothing-found]')?.dataset['nothingFound']
  if (query) settling = setTimeout(() => send(once('search', query.slice(0, 120))), SETTLED_MS)
}

const readChange = ({ target, attributeName }: MutationRecord) => {
  if (!(target instanceof HTMLElement)) return
  if (attributeName === 'data-nothing-found') return watchSearch()
  if (attributeName === 'data-flags') return send(variants().flatMap((name) => once('variant', name)))
  const state = stateOf(target)
  if (!FIRST_STATES.includes(state)) countStep(`${formOf(target)}/${state}`)
}

const countBegun = (target: EventTarget | null) => {
  const form = target instanceof Element && target.closest<HTMLElement>(FORMS)
  if (form) countStep(`${formOf(form)}/begun`)
}

const pageName = () =>
  document.querySelector('[data-not-found]') ? '/404' : location.pathname.replace(/(.)\/$/, '$1')

const countPage = (source: VisitSource | null = null) => {
  if (location.pathname === seenPath) return
  seenPath = location.pathname
  const first: Count[] = source ? [{ kind: 'source', name: source }] : []
  send([{ kind: 'page', name: pageName() }, ...first, ...variants().flatMap((name) => once('variant', name))])
  watchSearch()
}

const watch = () => {
  new MutationObserver((changes) => changes.forEach(readChange)).observe(document.documentElement, {
    subtree: true,
    attributeFilter: ['data-call', 'data-form-state', 'data-flags', 'data-nothing-found'],
  })
  // Every page has a title of its own.
  new MutationObserver(() => countPage()).observe(document.head, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  document.addEventListener('focusin', ({ target }) => countBegun(target))
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-buy]')) countStep('purchase/begun')
  })
}

// Asked of the browser here: shared with the consent question, it would weigh on the first scripts of every page.
const isRefused = () =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true

/** Counts the page that is shown, each that follows and what is done on them: which steps, never by whom; nothing where the browser refuses it. */
export const startCounting = () => {
  if (seenPath !== undefined || isRefused()) return
  countPage(sourceOf(document.referrer, new URL(location.href)))
  watch()
  countBegun(document.activeElement)
}
