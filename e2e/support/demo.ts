import { expect, type Page } from 'playwright/test'
import { at, wordsOf, type Lang } from './words'

export type Kind = 'auto-call' | 'voice-otp' | 'callbot'

/** A page that offers each kind of call, that kind standing open. */
const PAGES: Record<Kind, string> = {
  'auto-call': '/',
  'voice-otp': '/aicall/voiceotp',
  callbot: '/aicall/ai-agents',
}

export const card = (page: Page) => page.locator('[data-call]')

/** The heading of the state the call card shows now. */
export const stateTitle = (page: Page) => card(page).locator('[data-state] h3')

/** Opens the page of a kind of call in a language. */
export const openDemo = (page: Page, lang: Lang, kind: Kind = 'auto-call') => page.goto(at(lang, PAGES[kind]))

/** Fills the form that stands open with a number and, where one is asked for, a name; agrees. */
export const fillForm = async (page: Page, lang: Lang, number: string, kind: Kind = 'auto-call') => {
  const { demo } = wordsOf(lang)
  await card(page).getByLabel(demo.phone).fill(number)
  if (kind !== 'voice-otp') await card(page).getByLabel(demo.personal.ten).fill('Minh')
  await card(page).getByRole('checkbox').check()
}

/** Opens the page of a kind of call and fills its form. */
export const fillDemo = async (page: Page, lang: Lang, number: string, kind: Kind = 'auto-call') => {
  await openDemo(page, lang, kind)
  await fillForm(page, lang, number, kind)
}

export const callNow = (page: Page, lang: Lang, pressMs = 0) =>
  card(page)
    .getByRole('button', { name: wordsOf(lang).demo.call })
    .click({ delay: pressMs })

/** The request that books a call. */
export const bookingOf = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && /\/demo-calls\/[\w-]+$/.test(request.url()))

export const expectState = (page: Page, state: string) =>
  expect(card(page)).toHaveAttribute('data-call', state, { timeout: 20_000 })

/** Waits for the end of the call and checks that it is explained: what happened, why, what to do, and heard in the page if not on the phone. */
export const expectResult = async (page: Page, lang: Lang, result: string) => {
  await expectState(page, 'DONE')
  const { demo, handset } = wordsOf(lang)
  const words = demo.results[result]
  await expect(stateTitle(page)).toHaveText(words.title)
  const screen = card(page).locator('[data-state="DONE"]')
  // A busy machine may not have spoken the recording in time; then none is promised.
  const isUnrecorded = result === 'ANSWER' && (await screen.locator('[data-player]').count()) === 0
  const advice = isUnrecorded ? demo.done.noRecording : words.action
  for (const said of [words.label, words.cause, advice]) await expect(screen).toContainText(said)
  await expect(screen.getByRole('button', { name: handset.launch.strong })).toHaveCount(
    result === 'ANSWER' ? 0 : 1,
  )
}

/** Ends the call that is going on. */
export const hangUp = (page: Page, lang: Lang) =>
  card(page)
    .getByRole('button', { name: wordsOf(lang).demo.calling.hangUp })
    .click()

/** Back from a result to the form; as another visitor, so that no daily limit is met. */
export const callAgain = async (page: Page) => {
  await page.context().clearCookies({ name: 'visitor' })
  await card(page).locator('[data-state="DONE"] button').last().click()
  await expectState(page, 'INIT')
}

/** A refusal in the form, by the title of its problem. */
export const problem = (page: Page, lang: Lang, code: string) =>
  card(page)
    .getByRole('alert')
    .filter({ hasText: wordsOf(lang).errors.problems[code].title })
