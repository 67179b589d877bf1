import { expect, type Locator, type Page } from 'playwright/test'
import type { Fault } from '../../scripts/faults/fault-proxy'
import { ABROAD } from '../../scripts/faults/table'
import { callNow, card, fillDemo } from './demo'
import { cvFile, formOf, formWords } from './forms'
import { expectSession, signInWords } from './sign-in'
import { soundWords } from './sound'
import { read } from './words'

/** How long anything may take while a service is bad. */
export const PATIENCE_MS = 45_000

/** What a visitor meets in a bad state: words, everything as ever, or the page without what the service adds. */
type Outcome = 'works' | 'without' | { words: string }

export type Flow = {
  /** Goes before each walk, and takes no time of the visitor. */
  prepare?: (page: Page) => Promise<unknown>
  /** Walks to where the service is needed, and asks for it. */
  walk: (page: Page) => Promise<unknown>
  /** Asks again from the same page, once the service is back. */
  again: (page: Page) => Promise<unknown>
  /** Shown when it worked. */
  good: (page: Page) => Locator
  /** Shown when it did not. */
  bad: (page: Page) => Locator
  /** Stands all the while. */
  stands: (page: Page) => Locator
  outcomeOf: (fault: Fault) => Outcome
  /** How long it takes to tell a page that does without from one that still waits. */
  settleMs?: number
}

const outcomes =
  (usual: Outcome, others: Partial<Record<Fault, Outcome>> = {}): Flow['outcomeOf'] =>
  (fault) =>
    others[fault] ?? usual

const LANG = 'vi'
const JOB = '/careers/ky-su-tong-hop-tieng-noi/apply'
const { form, contact, apply } = formWords(LANG)
const { tts } = soundWords(LANG)
const { auth } = signInWords(LANG)
const pricing = read(LANG, 'pricing')
const { news } = read(LANG, 'resources').library

const said = (place: Locator) => place.filter({ hasText: /\S/ }).first()
const heading = (page: Page) => page.locator('h1').first()
const problem = (code: string): Outcome => ({ words: form.problems[code].text })
const unsaid = (code: string): Outcome => ({ words: tts.problems[code].text })
const file = (code: string): Outcome => ({ words: apply.cv.problems[code] })

const sendMessage = (page: Page) =>
  formOf(page, 'contact').getByRole('button', { name: contact.send }).click()

const contactForm: Flow = {
  walk: async (page) => {
    await page.goto('/contact-us')
    const fields = formOf(page, 'contact')
    await fields.getByLabel(contact.fullName, { exact: true }).fill('Nguyễn Văn An')
    await fields.getByLabel(contact.phoneNumber, { exact: true }).fill('0389993333')
    await fields.getByLabel(contact.email, { exact: true }).fill(`an.${Date.now()}@thu.example`)
    await fields.getByLabel(contact.content, { exact: true }).fill('Xin chào')
    await fields.getByLabel(contact.purposes.AIVOICE, { exact: true }).check()
    await fields.getByRole('checkbox').check()
    await sendMessage(page)
  },
  again: sendMessage,
  good: (page) => formOf(page, 'contact').locator('[data-slot=receipt-number]'),
  bad: (page) => said(formOf(page, 'contact').getByRole('alert')),
  stands: heading,
  outcomeOf: outcomes(problem('UNAVAILABLE'), {
    'answers 500': problem('INTERNAL'),
    'answers 429': problem('RATE_LIMITED'),
    garbage: problem('INTERNAL'),
    'wrong shape': problem('INTERNAL'),
    'slow drip': 'works',
  }),
}

const demoCall: Flow = {
  walk: async (page) => {
    await fillDemo(page, LANG, `09123${String(Date.now()).slice(-3)}12`)
    await callNow(page, LANG)
  },
  again: async () => undefined,
  good: (page) => card(page).locator('[data-state="DONE"] h3'),
  bad: (page) => said(card(page).getByRole('alert')),
  stands: heading,
  outcomeOf: outcomes('works'),
}

const accountMenu = (page: Page) => page.locator('#menu-account')

const pressSignIn = async (page: Page) => {
  if (!(await accountMenu(page).isVisible())) await page.locator('[popovertarget=menu-account]').click()
  await accountMenu(page).getByRole('button', { name: auth.signIn.submit }).click()
}

const signIn: Flow = {
  walk: async (page) => {
    await page.goto('/services')
    await expectSession(page, 'anonymous', PATIENCE_MS)
    await pressSignIn(page)
  },
  again: pressSignIn,
  good: (page) => page.locator('[name=password]'),
  bad: (page) => page.getByRole('alert').filter({ hasText: auth.problem }).first(),
  stands: heading,
  outcomeOf: outcomes({ words: auth.problem }),
}

const flagged = (page: Page) => page.locator('html[data-flags*="new-auto-select-voucher"] #vouchers')

const vouchers: Flow = {
  walk: async (page) => {
    await page.clock.install()
    await page.goto('/aivoice/pricing')
  },
  // The page asks each minute; an answer that was hanging is given up before.
  again: (page) =>
    expect(async () => {
      await page.clock.fastForward('01:01')
      await expect(flagged(page)).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: PATIENCE_MS }),
  good: flagged,
  bad: (page) => page.locator('#vouchers'),
  stands: (page) => page.locator('#vouchers'),
  outcomeOf: outcomes('without', { 'slow drip': 'works' }),
  settleMs: 3_000,
}

/** A revalidation is answered a little before it is done. */
const REVALIDATED_MS = 1_000

/** Has every page made anew at its next visit, so that the service is asked. */
const throwAway = async (page: Page) => {
  await page.request.post('/internal/revalidate', { headers: { authorization: 'Bearer faults' } })
  await page.waitForTimeout(REVALIDATED_MS)
}

const open = (path: string) => (page: Page) => page.goto(path, { timeout: PATIENCE_MS })

const prices: Flow = {
  prepare: throwAway,
  walk: open('/aicall/pricing'),
  again: open('/aicall/pricing'),
  good: (page) => page.locator('#call-price:not(:has([data-slot=alert])) dl'),
  bad: (page) => page.locator('#call-price [data-slot=alert]'),
  stands: (page) => page.locator('#call-price dl'),
  outcomeOf: outcomes({ words: pricing.old.text }, { 'slow drip': 'works' }),
}

const newsGroup = (page: Page) => page.locator('[aria-labelledby=group-news]')

const posts: Flow = {
  prepare: throwAway,
  walk: open('/resources'),
  again: open('/resources'),
  good: (page) => newsGroup(page).locator('li').first(),
  bad: (page) => newsGroup(page).getByText(news.away),
  stands: (page) => page.locator('[aria-labelledby=group-guides] li').first(),
  outcomeOf: outcomes({ words: news.away }),
}

const cv: Flow = {
  walk: async (page) => {
    await page.goto(JOB)
    await expect(formOf(page, 'application').getByRole('button', { name: apply.send })).toBeEnabled()
    await page.locator('#apply-cv').setInputFiles(cvFile())
  },
  again: (page) => page.locator('[data-upload]').getByRole('button', { name: apply.cv.retry }).click(),
  good: (page) => page.locator('[data-upload=done]'),
  bad: (page) => said(page.locator('#apply-cv-error')),
  stands: heading,
  outcomeOf: outcomes(file('STORAGE'), { 'answers 429': file('LIMIT'), 'slow drip': 'works' }),
}

const listen = (page: Page) => page.locator('#try').getByRole('button', { name: tts.form.listen }).click()

const tryOut: Flow = {
  walk: async (page) => {
    await page.goto('/aivoice')
    await page
      .locator('#try')
      .getByLabel(tts.form.text)
      .fill(`Xin chào số ${Date.now() % 100_000} ạ.`)
    await listen(page)
  },
  again: listen,
  good: (page) => page.locator('#try [data-player]').first(),
  bad: (page) => said(page.locator('#try').getByRole('alert')),
  stands: heading,
  outcomeOf: outcomes(unsaid('unavailable'), {
    'answers 500': unsaid('internal'),
    'answers 429': unsaid('busy'),
    garbage: unsaid('internal'),
    'wrong shape': unsaid('internal'),
  }),
}

let visitors = 0

/** The home page as somebody new opens it, whose country nobody knows yet. */
const openFromAbroad = async (page: Page) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `${ABROAD}${(visitors += 1)}` })
  await page.goto('/', { timeout: PATIENCE_MS })
}

const home: Flow = {
  walk: openFromAbroad,
  again: openFromAbroad,
  good: (page) => page.locator('html[lang=en] h1').first(),
  bad: (page) => page.locator('html[lang=vi] h1').first(),
  stands: heading,
  outcomeOf: outcomes('without', { 'slow drip': 'works' }),
}

/** The way through the site that needs a service, by the name of the service. */
export const FLOWS: Readonly<Record<string, Flow>> = {
  api: contactForm,
  sockets: demoCall,
  identity: signIn,
  flags: vouchers,
  prices,
  news: posts,
  upload: cv,
  speech: tryOut,
  country: home,
}
