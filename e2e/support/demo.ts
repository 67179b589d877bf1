import { expect, type Page } from '@playwright/test'
import { at, wordsOf, type Lang } from './words'

const card = (page: Page) => page.locator('[data-call]')

/** The heading of the state the call card shows now. */
export const stateTitle = (page: Page) => card(page).locator('[data-state] h3')

/** Opens home in a language, fills the demo form with a number and a name, and agrees. */
export const fillDemo = async (page: Page, lang: Lang, number: string) => {
  const { demo } = wordsOf(lang)
  await page.goto(at(lang))
  await card(page).getByLabel(demo.phone).fill(number)
  await card(page).getByLabel(demo.personal.ten).fill('Minh')
  await card(page).getByRole('checkbox').check()
}

export const callNow = (page: Page, lang: Lang) =>
  card(page)
    .getByRole('button', { name: wordsOf(lang).demo.call })
    .click()

export const expectState = (page: Page, state: string) =>
  expect(card(page)).toHaveAttribute('data-call', state, { timeout: 20_000 })

/** Waits for the end of the call and checks that it is explained: what happened, why, what to do. */
export const expectResult = async (page: Page, lang: Lang, result: string) => {
  await expectState(page, 'DONE')
  const words = wordsOf(lang).demo.results[result]
  await expect(stateTitle(page)).toHaveText(words.title)
  await expect(card(page)).toContainText(words.label)
  await expect(card(page)).toContainText(words.cause)
  await expect(card(page)).toContainText(words.action)
}
