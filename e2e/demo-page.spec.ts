import { expect, test } from 'playwright/test'
import { bookingOf, callNow, card, expectResult, fillDemo, openDemo } from './support/demo'
import { formOf, formWords } from './support/forms'
import { PHONE } from './support/phone'
import { LANGS, at, wordsOf } from './support/words'

test(
  'the card begins as a number, a scenario and a button; the rest opens with the number',
  PHONE,
  async ({ page }) => {
    const { demo } = wordsOf('vi')
    await page.goto('/')
    const asked = card(page).getByRole('checkbox')
    const voices = card(page).locator('[name=voice]')
    await expect(card(page).getByLabel(demo.scenario)).toBeVisible()
    await expect(asked).toBeHidden()
    await expect(voices.first()).toBeHidden()
    await card(page).getByLabel(demo.phone).fill('0')
    await expect(asked).toBeVisible()
    await expect(voices.first()).toBeVisible()
    await card(page).getByLabel(demo.phone).fill('')
    await expect(asked).toBeHidden()
    await card(page).getByRole('button', { name: demo.call }).click()
    await expect(asked).toBeVisible()
    await expect(card(page).getByLabel(demo.phone)).toBeFocused()
  },
)

test('an agent’s anchor chooses its scenario, at first and when the address changes; the kind can be changed', async ({
  page,
}) => {
  const { demo } = wordsOf('vi')
  await page.goto('/aicall/ai-agents#surveyorai')
  const scenario = card(page).getByLabel(demo.scenario)
  await expect(scenario).toHaveValue('callbot-surveyor')
  await page.evaluate(() => (location.hash = '#announcerai'))
  await expect(scenario).toHaveValue('callbot-announcer')
  await page.locator('#collectorai a[href="#demo-collector"]').click()
  await expect(scenario).toHaveValue('callbot-collector')
  await card(page).getByLabel(demo.phone).fill('0912345610')
  await card(page).getByLabel(demo.kinds['auto-call']).check()
  await expect(scenario).toHaveValue('payment-reminder')
  await expect(card(page).getByLabel(demo.phone)).toHaveValue('0912345610')
})

test('a call in English asks for no form of address, one in Vietnamese does, whatever the page speaks', async ({
  page,
}) => {
  const { demo } = wordsOf('en')
  await fillDemo(page, 'en', '0912345612')
  const address = card(page).getByLabel(demo.personal.danh_xung)
  await expect(address).toHaveCount(0)
  const name = card(page).getByLabel(demo.personal.ten)
  await expect(async () => {
    await card(page).locator('label:has([name=voice])').last().click()
    await expect(address).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await address.selectOption({ index: 1 })
  const chosen = await address.inputValue()
  await expect(card(page).locator('details')).toContainText(`${chosen} ${await name.inputValue()}`)
  const asked = bookingOf(page)
  await callNow(page, 'en')
  expect((await asked).postDataJSON()).toMatchObject({
    personalizedFields: { danh_xung: chosen, ten: await name.inputValue() },
  })
  await expectResult(page, 'en', 'ANSWER')
})

test('a press counts although an error moves the button away under it', async ({ page }) => {
  const PRESS_MS = 1_200
  const { demo } = wordsOf('vi')
  await openDemo(page, 'vi')
  const phone = card(page).getByLabel(demo.phone)
  await phone.fill('0912')
  await callNow(page, 'vi', PRESS_MS)
  await expect(phone).toBeFocused()
  await expect(card(page).getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')

  const { contact } = formWords('vi')
  await page.goto('/contact-us')
  const form = formOf(page, 'contact')
  const send = form.getByRole('button', { name: contact.send })
  await expect(send).toBeEnabled()
  await form.getByLabel(contact.content, { exact: true }).focus()
  await send.click({ delay: PRESS_MS })
  await expect(form.getByLabel(contact.fullName, { exact: true })).toBeFocused()
})

test('the code that is previewed is the code that is asked for', async ({ page }) => {
  const { demo } = wordsOf('vi')
  await fillDemo(page, 'vi', '0912345611', 'voice-otp')
  await card(page).getByLabel(demo.otp.length.replace('{n}', '4')).check()
  const readCode = async () => (await card(page).locator('output').textContent()) ?? ''
  // The button works once the form has come alive; the sentence follows the code.
  await expect(async () => {
    const before = await readCode()
    await card(page).getByRole('button', { name: demo.otp.another }).click()
    await expect(card(page).locator('output')).not.toHaveText(before, { timeout: 2_000 })
    const spoken = await card(page).locator('details li').nth(1).textContent()
    expect(spoken?.replaceAll('\u00a0', '')).toContain(await readCode())
  }).toPass()
  const code = await readCode()
  expect(code).toMatch(/^\d{4}$/)
  await card(page).getByLabel(demo.otp.rate).fill('1.5')
  const asked = bookingOf(page)
  await callNow(page, 'vi')
  expect((await asked).postDataJSON()).toMatchObject({ otpCode: code, rate: 1.5 })
  await expectResult(page, 'vi', 'ANSWER')
})

test('the listening test plays a code, counts the right digits and compares', async ({ page }) => {
  const { listening } = wordsOf('vi')
  await page.goto('/aicall/voiceotp')
  const part = page.locator('section[aria-labelledby="listening-title"]')
  const heard = part.getByLabel(listening.heard)
  const status = part.getByRole('status')
  const fill = (text: string, values: Record<string, string | number>) =>
    text.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name]))

  // Its code comes after the page's own: pressed too early, nothing happens yet.
  await expect(async () => {
    await part.getByRole('button', { name: listening.check }).click()
    await expect(part).toContainText(listening.errors.listenFirst, { timeout: 1_000 })
  }).toPass()

  const sound = page.waitForResponse(/listening-test/)
  await part.locator('[data-play]').focus()
  await page.keyboard.press('Enter')
  expect((await sound).headers()['content-type']).toContain('audio/mpeg')
  await heard.fill('12')
  await page.keyboard.press('Enter')
  await expect(part).toContainText(fill(listening.errors.tooShort, { n: 6 }))
  await heard.fill('999999')
  await page.keyboard.press('Enter')
  await expect(status).toContainText(fill(listening.result.listens, { n: 1 }))
  const read = /\d(\s\d){5}/.exec((await status.textContent()) ?? '')?.[0] ?? ''
  const right = [...read].filter((digit) => digit === '9').length
  await expect(part.locator('td').last()).toHaveText(`${right}/6`)

  await part.getByLabel(fill(listening.length, { n: 4 })).check()
  await part.locator('[data-play]').click()
  await heard.fill('1234')
  await part.getByRole('button', { name: listening.check }).click()
  await expect(part.locator('tbody tr')).toHaveCount(2)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of LANGS) {
    test(`${lang}: scenario texts, transcripts, recordings and a contact link are there`, async ({
      page,
    }) => {
      const { demo } = wordsOf(lang)
      for (const path of ['/aicall', '/aicall/ai-agents', '/aicall/voiceotp']) {
        await page.goto(at(lang, path))
        const block = card(page)
        await expect(block.locator('noscript p').nth(1)).toHaveText(demo.noScript.text)
        await expect(block.locator('form')).toBeHidden()
        await expect(block.locator('noscript summary').first()).toBeVisible()
        await expect(block.locator('noscript a').last()).toHaveAttribute('href', /contact-us/)
        await expect(page.locator('audio[controls]').first()).toBeVisible()
        expect(await page.locator('[data-slot="transcript"] li').count()).toBeGreaterThan(2)
      }
    })
  }
})
