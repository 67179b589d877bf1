// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCounting } from '@/features/counts/counter'
import type { Count } from '@/lib/contract/counts'

const sent = vi.fn<(address: string, body: Blob) => boolean>(() => true)

const counts = async (): Promise<Count[]> => {
  const bodies = await Promise.all(sent.mock.calls.map(([, body]) => body.text()))
  return bodies.flatMap((body): Count[] => JSON.parse(body))
}
const names = async (kind: Count['kind']) =>
  (await counts()).filter((count) => count.kind === kind).map(({ name }) => name)

/** Lets observers of the document be told. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

beforeEach(() => {
  sent.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true })
  history.replaceState(null, '', '/aicall/')
  document.body.innerHTML = `
    <div data-call="INIT"><input id="number"></div>
    <div data-form="contact" data-form-state="editing"><input id="name"></div>
    <p id="search"></p>`
  delete document.documentElement.dataset['flags']
})
afterEach(() => void vi.useRealTimers())

// In this order: a document watches from its first page on.
test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const)('nothing is sent with %s', (signal, value) => {
  Object.defineProperty(navigator, signal, { value, configurable: true })
  startCounting()
  document.querySelector<HTMLElement>('#number')!.focus()
  Reflect.deleteProperty(navigator, signal)
  expect(sent).not.toHaveBeenCalled()
})

test('a page counts with its path, the source only with the first', async () => {
  startCounting()
  startCounting()
  for (const [path, title] of [
    ['/en?phone=0912345678', 'b'],
    ['/en', 'c'],
    ['/aicall/', 'a'],
  ] as const) {
    history.replaceState(null, '', path)
    document.title = title
    await settle()
  }
  expect(await counts()).toEqual([
    { kind: 'page', name: '/aicall' },
    { kind: 'source', name: 'direct' },
    { kind: 'page', name: '/en' },
    { kind: 'page', name: '/aicall' },
  ])
})

test('an address without a page is never told', async () => {
  document.body.innerHTML = '<div data-not-found></div>'
  history.replaceState(null, '', '/0912345678')
  document.title = 'd'
  await settle()
  expect(await names('page')).toEqual(['/404'])
})

test('each step counts once, and what was reached counts for the values of flags seen', async () => {
  document.documentElement.dataset['flags'] = JSON.stringify({ a: true, b: false })
  const call = document.querySelector<HTMLElement>('[data-call]')!
  document.querySelector<HTMLElement>('#number')!.focus()
  document.querySelector<HTMLElement>('#name')!.focus()
  document.querySelector<HTMLElement>('#number')!.focus()
  for (const state of ['CREATING', 'INIT', 'CREATING', 'CALLING', 'DONE']) {
    call.dataset['call'] = state
    await settle()
  }
  document.querySelector<HTMLElement>('[data-form]')!.dataset['formState'] = 'sent'
  await settle()
  expect(await names('step')).toEqual([
    'call/begun',
    'contact/begun',
    'call/creating',
    'call/calling',
    'call/done',
    'contact/sent',
  ])
  expect(await names('variant')).toEqual(['a=on', 'b=off'])
  expect(await names('conversion')).toEqual(['a=on', 'b=off'])
})

test('a search in vain counts once its words stand still', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const search = document.querySelector<HTMLElement>('#search')!
  for (const typed of ['quang', 'quang cao', 'quang cao tv']) {
    search.dataset['nothingFound'] = typed
    await settle()
    vi.advanceTimersByTime(1_000)
  }
  expect(await names('search')).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(await names('search')).toEqual(['quang cao tv'])
})
