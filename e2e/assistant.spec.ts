import { expect, test, type Page } from 'playwright/test'
import { faults } from './support/axe'
import { PHONE_ONLY } from './support/phone'
import { at, LANGS, read, type Lang } from './support/words'

const common = (lang: Lang) => read(lang, 'common').contact
const words = (lang: Lang) => read(lang, 'site-assistant')

/** By keys alone: the contact button, and the assistant in its panel. */
const open = async (page: Page, lang: Lang) => {
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('html')).toHaveAttribute('data-awake', '', { timeout: 500 })
  }).toPass()
  const button = page.getByRole('button', { name: common(lang).open, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: common(lang).assistant }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: words(lang).title })
  await expect(dialog).toBeVisible()
  return { button, dialog, field: dialog.getByRole('textbox', { name: words(lang).label }) }
}

const QUESTIONS: Record<Lang, string> = {
  vi: 'hieu tieng viet khong dau',
  en: 'vietnamese typed without accents',
}

for (const lang of LANGS) {
  const say = words(lang)
  // Who comes to the English pages on a phone is offered Vietnamese where the contact button stands.
  const onScreen = lang === 'vi' ? PHONE_ONLY : {}

  test(`${lang}: asked by keys alone it quotes a page, keeps what was said, and Escape gives the focus back`, async ({
    page,
  }) => {
    await page.goto(at(lang, '/search'))
    const { button, dialog, field } = await open(page, lang)
    await expect(field).toBeFocused()
    await page.keyboard.type(QUESTIONS[lang])
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('log')).toContainText(say.found)
    await expect(dialog.locator('[data-topic=found] blockquote')).not.toBeEmpty()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    const again = await open(page, lang)
    const [link] = await again.dialog.locator('[data-topic=found] a').all()
    const path = await link!.getAttribute('href')
    await link!.click()
    await expect(page).toHaveURL((url) => path!.startsWith(url.pathname))
    await expect(dialog).toBeHidden()
  })

  test(
    `${lang}: what was asked goes into the message only where the visitor wants it to`,
    onScreen,
    async ({ page }) => {
      await page.goto(at(lang, '/search'))
      const { dialog } = await open(page, lang)
      const [, , , person] = say.starters.list
      await dialog.getByRole('button', { name: person }).click()
      expect(await faults(page)).toEqual([])
      await dialog.getByRole('checkbox', { name: say.include }).check()
      await dialog.getByRole('link', { name: say.contact }).click()
      await expect(page).toHaveURL(/\/contact-us#write$/)
      await expect(page.locator('#contact-content')).toHaveValue(new RegExp(person))
    },
  )
}
