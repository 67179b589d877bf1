import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { at, type Lang } from './words'

export const handsetWords = (lang: Lang) => JSON.parse(readFileSync(`locales/${lang}/handset.json`, 'utf8'))

/** A script as it is shipped with the site: its words are what the test expects to see. */
export const script = (name: string) => JSON.parse(readFileSync(`public/audio/handset/${name}.json`, 'utf8'))

export const handset = (page: Page) => page.locator('[data-slot=handset]')
export const keyOf = (page: Page, key: string) => handset(page).locator(`[data-key="${key}"]`)
export const caption = (page: Page) => handset(page).locator('[data-slot=caption]')

type Step = { speech: { words: { text: string }[] } }

/** The first words of a step, as the caption shows them. */
export const opening = ({ speech }: Step) =>
  speech.words
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' ')

/** How many words of what is being said have been heard. */
export const wordsHeard = async (page: Page) => Number(await caption(page).getAttribute('data-begun'))

export const launchOf = (page: Page) => page.locator('[data-call] [data-slot=handset-launch] button').first()

/** Opens the handset of the demo card of a page, once the page is alive. */
export const openHandset = async (page: Page, lang: Lang, path = '/') => {
  await page.goto(at(lang, path))
  await ring(page)
}

export const ring = (page: Page) =>
  expect(async () => {
    if (!(await handset(page).isVisible())) await launchOf(page).click({ timeout: 5_000 })
    await expect(handset(page)).toBeVisible({ timeout: 5_000 })
  }).toPass()

export const answer = async (page: Page, lang: Lang) => {
  await handset(page)
    .getByRole('button', { name: handsetWords(lang).answer, exact: true })
    .click()
  await expect(caption(page)).not.toBeEmpty()
}

export const expectHandset = (page: Page, state: string) =>
  expect(handset(page)).toHaveAttribute('data-handset', state, { timeout: 30_000 })
