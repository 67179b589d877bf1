import { expect, test } from 'playwright/test'
import {
  callAgain,
  callNow,
  card,
  expectResult,
  expectState,
  fillDemo,
  fillForm,
  hangUp,
  openDemo,
  stateTitle,
  type Kind,
} from './support/demo'
import { PHONE, PHONE_ONLY, screenOf } from './support/phone'
import { LANGS, wordsOf } from './support/words'

// Dozens of calls: without the lines that travel while a call is made they take less of the machine.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const KINDS: readonly Kind[] = ['auto-call', 'voice-otp', 'callbot']

/** The number of a test that ends in `ending`; others call at the same time, and a number has one call at once. */
const numberOf = (projectName: string, test: string, ending: string) =>
  `09123${projectName === 'phone' ? 1 : 2}${test}${ending.slice(-2)}`

/** Every ending of the line but silence (08), which ends only because somebody hangs up. */
const ENDINGS = [
  ['0912345678', 'ANSWER'],
  ['0912345601', 'BUSY'],
  ['0912345602', 'NO_ANSWER'],
  ['0912345603', 'VOICE_MAIL'],
  ['0912345604', 'FAILED'],
  ['0912345605', 'ERROR'],
  ['0912345606', 'DO_NOT_CALL'],
  ['0912345607', 'BLACKLIST_SYSTEM'],
  ['0912345609', 'ANSWER'],
] as const

for (const lang of LANGS) {
  test(`${lang}: before the press the form says that no phone rings, and where other endings are found`, async ({
    page,
  }) => {
    const { demo } = wordsOf(lang)
    await openDemo(page, lang)
    const form = card(page).locator('form')
    await expect(form.locator('[data-slot=line]')).toContainText(demo.line)
    const [line, call] = [form.locator('[data-slot=line]'), form.getByRole('button', { name: demo.call })]
    expect((await line.boundingBox())?.y).toBeLessThan((await call.boundingBox())?.y ?? 0)
    await form.getByRole('link', { name: demo.numbers }).click()
    await expect(page).toHaveURL(/\/aicall\/api-docs\/call-api#call-api$/)
    await expect(page.locator('#call-api')).toBeInViewport()
  })
}

/** Endings are told alike whatever was called with: each kind meets an answer, a line that does not answer and a failure. */
const FEW_ENDINGS = ENDINGS.filter(
  ([, result], index) => index === 0 || ['NO_ANSWER', 'ERROR'].includes(result),
)

for (const kind of KINDS) {
  for (const lang of LANGS) {
    const own = `${KINDS.indexOf(kind)}${LANGS.indexOf(lang)}`
    // A phone shows the same as a desktop: each kind of call is made on each once, in turn in one language and the other.
    const isForPhone = (KINDS.indexOf(kind) + LANGS.indexOf(lang)) % 2 === 1
    test(
      `${kind}, ${lang}: test numbers end as they must, and the page explains it`,
      isForPhone ? PHONE_ONLY : {},
      async ({ page }, { project }) => {
        test.setTimeout(120_000)
        const number = (ending: string) => numberOf(project.name, own, ending)
        await openDemo(page, lang, kind)
        const isWhole = kind === 'auto-call' && project.name === 'desktop'
        for (const [ending, result] of isWhole ? ENDINGS : FEW_ENDINGS) {
          await fillForm(page, lang, number(ending), kind)
          await callNow(page, lang)
          await expectResult(page, lang, result)
          await callAgain(page)
        }
        await fillForm(page, lang, number('08'), kind)
        await callNow(page, lang)
        await expectState(page, 'CALLING')
        await hangUp(page, lang)
        await expectResult(page, lang, 'HUNG_UP')
      },
    )
  }
}

for (const lang of LANGS) {
  const { demo, errors } = wordsOf(lang)

  test(
    `${lang}: wrong fields are named beside them and nothing typed is lost`,
    screenOf(lang),
    async ({ page }) => {
      await openDemo(page, lang)
      await page.getByLabel(demo.phone).fill('02438251234')
      // As slow as a finger: what leaving the field shows must not push the button away under it.
      await callNow(page, lang, 200)
      await expect(page.locator('#demo-phone-error')).toHaveText(errors.fields.PHONE_LANDLINE)
      await expect(page.locator('#demo-ten-error')).toHaveText(errors.fields.PERSONALIZED_REQUIRED)
      await expect(page.locator('#demo-consent-error')).toHaveText(errors.fields.CONSENT_REQUIRED)
      await expect(page.getByLabel(demo.phone)).toHaveValue('02438251234')
      await expect(page.getByLabel(demo.phone)).toBeFocused()
      await expect(page.getByLabel(demo.phone)).toHaveAttribute('aria-invalid', 'true')
    },
  )
}

test('an answered call can be replayed', PHONE, async ({ page }, { project }) => {
  await fillDemo(page, 'vi', numberOf(project.name, '90', '78'))
  await callNow(page, 'vi')
  await expectState(page, 'DONE')
  const replay = page.locator('[data-state=DONE] [data-player]')
  const { audio } = wordsOf('vi').common
  // The steps of a flat wave are of one height; a real recording is loud and quiet.
  const heights = () =>
    replay
      .locator('.wave .bg path')
      .evaluateAll((channels) =>
        channels.flatMap((channel) => channel.getAttribute('d')?.match(/v-?\d+/g) ?? []),
      )
  await expect.poll(async () => new Set(await heights()).size).toBeGreaterThan(5)
  await replay.getByRole('button', { name: `${audio.play}: ` }).click()
  await expect(replay).toHaveAttribute('data-state', 'playing')
  await expect(replay.locator('li[data-on]')).toHaveCount(1)
  await replay.locator('li').nth(2).click()
  await expect(replay.locator('li').nth(2)).toHaveAttribute('data-on')
  await replay.getByRole('button', { name: `${audio.pause}: ` }).click()
  await expect(replay).toHaveAttribute('data-state', 'paused')
})

test('an old 11-digit number gets its new one offered', PHONE, async ({ page }) => {
  const { demo } = wordsOf('vi')
  await openDemo(page, 'vi')
  await page.getByLabel(demo.phone).fill('0168 999 3333')
  await page.getByLabel(demo.phone).blur()
  await page.getByRole('button', { name: '0389 993 333' }).click()
  await expect(page.getByLabel(demo.phone)).toHaveValue('0389 993 333')
})

test('the whole call by keyboard alone', PHONE, async ({ page }, { project }) => {
  const { demo } = wordsOf('vi')
  await openDemo(page, 'vi')
  await page.getByLabel(demo.phone).focus()
  await page.keyboard.type(numberOf(project.name, '91', '78'))
  // The rest of the form opens with the number.
  await expect(page.getByLabel(demo.personal.ten)).toBeVisible()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
  await expect(page.getByLabel(demo.personal.ten)).toBeFocused()
  await page.keyboard.type('Minh')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  // Past what is done with the number and which numbers end how.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectResult(page, 'vi', 'ANSWER')
  await expect(stateTitle(page)).toBeFocused()
})
