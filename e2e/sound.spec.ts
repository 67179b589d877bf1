import { expect, test } from 'playwright/test'
import { faults } from './support/axe'
import { CHROMIUM } from './support/browsers'
import { PHONE } from './support/phone'
import { filled, openedGraphs, playIn, soundWords, watchGraphs } from './support/sound'

const seconds = (text: string | null) => {
  const [minutes = 0, rest = 0] = (text ?? '').split(':').map(Number)
  return minutes * 60 + rest
}

const chosenIn = (url: string) => Object.fromEntries(new URL(url).searchParams)

test('the voices: search, filters, address, previews, and a blind comparison', PHONE, async ({ page }) => {
  const { voices, compare, audio } = soundWords('vi')
  await page.goto('/aivoice')
  const section = page.locator('#voices')
  const cards = section.locator('[data-slot=voice-card]:visible')
  const count = (n: number) => expect(section.getByRole('status')).toHaveText(filled(voices.count, { n }))
  await count(8)
  await section.getByLabel(voices.search).fill('mien bac')
  await count(2)
  await expect(cards).toHaveCount(2)
  await section.getByLabel(voices.filter.gender).selectOption('female')
  await count(1)
  expect(chosenIn(page.url())).toEqual({ gender: 'female', q: 'mien bac' })
  await page.reload()
  await count(1)
  await section.getByLabel(voices.search).fill('không có giọng này')
  await expect(section.getByRole('status')).toHaveText(voices.none)
  await section.getByRole('button', { name: voices.clear }).click()
  await count(8)
  await playIn(cards.first(), audio.play)
  await section.getByLabel(voices.filter.region).selectOption('south')
  await expect(cards).toHaveCount(2)

  const box = section.locator('[data-compare]')
  await box.getByRole('button', { name: compare.start }).click()
  const rows = box.locator('[data-player]')
  await expect(rows).toHaveCount(2)
  await expect(box).not.toContainText(voices.region.north)
  const address = page.url()
  await playIn(rows.nth(0), audio.play)
  await playIn(rows.nth(1), audio.play)
  await expect(rows.nth(0)).toHaveAttribute('data-state', 'idle')
  await box.getByRole('button', { name: compare.pickB }).click()
  await expect(box.locator('[data-verdict] li')).toContainText([compare.a, compare.b])
  await box.getByRole('button', { name: compare.next }).click()
  await expect(box.getByRole('button', { name: compare.pickA })).toBeVisible()
  expect(page.url()).not.toBe(address)
  await page.goto(address)
  await expect(rows.first()).toHaveAttribute('id', new RegExp(`-${new URL(address).searchParams.get('ab')}$`))
})

for (const [path, rows] of [
  ['/', 5],
  ['/en/aicall', 4],
] as const) {
  test(
    `${path}: the record is written and the price counts as the call is heard, and both are whole at rest`,
    PHONE,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(path)
      const stage = page.locator('[data-slot=stage]')
      const values = stage.locator('dd[data-since]')
      const hidden = values.filter({ hasNot: page.locator('*') }).and(page.locator('dd:not([data-on])'))
      const price = stage.locator('.bill b:visible')
      await expect(values).toHaveCount(rows)
      const whole = await price.textContent()
      for (const value of await values.all()) await expect(value).toHaveCSS('opacity', '1')
      await stage.locator('[data-play]').click()
      await expect(stage).toHaveAttribute('data-state', 'playing', { timeout: 15_000 })
      await expect(hidden).toHaveCount(rows)
      await expect(values.first()).toHaveCSS('opacity', '0')
      await expect(price).not.toHaveText(whole ?? '')
      const seek = stage.getByRole('slider')
      await seek.focus()
      await page.keyboard.press('End')
      await expect(stage).toHaveAttribute('data-state', 'idle')
      await expect(values.first()).toHaveCSS('opacity', '1')
      await expect(price).toHaveText(whole ?? '')
    },
  )
}

test(
  'the picture of an industry fills in as its call is heard, and is whole at rest',
  PHONE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/industries/banking')
    const scene = page.locator('[data-slot=scene]')
    const values = scene.locator('[data-slot=picture] [data-since]')
    const before = scene.locator('[data-slot=picture] .until')
    await expect(values).toHaveCount(6)
    for (const value of await values.all()) await expect(value).toHaveCSS('opacity', '1')
    await expect(before.filter({ visible: true })).toHaveCount(0)
    await scene.locator('[data-play]').click()
    await expect(scene).toHaveAttribute('data-state', 'playing', { timeout: 15_000 })
    await expect(values.first()).toHaveCSS('opacity', '0')
    await expect(before.filter({ visible: true })).toHaveCount(await before.count())
    const seek = scene.getByRole('slider')
    await seek.focus()
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight')
    await expect(scene.locator('[data-slot=picture] [data-on]')).not.toHaveCount(0)
    await page.keyboard.press('End')
    await expect(scene).toHaveAttribute('data-state', 'idle')
    for (const value of await values.all()) await expect(value).toHaveCSS('opacity', '1')
  },
)

test('with reduced motion the picture of an industry is whole while it is heard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/industries/estate')
  const scene = page.locator('[data-slot=scene]')
  await scene.locator('[data-play]').click()
  await expect(scene).toHaveAttribute('data-state', 'playing', { timeout: 15_000 })
  for (const value of await scene.locator('[data-slot=picture] [data-since]').all())
    await expect(value).toHaveCSS('opacity', '1')
})

test('the opening plays the call of the stage, with the sentence that is spoken', PHONE, async ({ page }) => {
  await page.goto('/aicall')
  const strip = page.locator('[data-slot=call-strip]')
  const stage = page.locator('[data-slot=stage]')
  const sentence = strip.locator('.heard span:visible')
  await expect(sentence).toHaveCount(1)
  const first = await sentence.textContent()
  await strip.locator('[data-play]').click()
  await expect(strip).toHaveAttribute('data-state', 'playing', { timeout: 15_000 })
  await expect(stage).toHaveAttribute('data-state', 'playing')
  await strip.getByRole('slider').focus()
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowRight')
  await expect(strip.locator('.heard [data-on]')).not.toHaveText(first ?? '')
  await expect(sentence).toHaveCount(1)
  await stage.locator('[data-play]').click()
  await expect(strip).toHaveAttribute('data-state', 'paused')
})

test('the six tones of each region are heard one at a time, and the line fills with the sound', async ({
  page,
}) => {
  await page.goto('/en/aivoice')
  const tones = page.locator('#tones [data-player]')
  await expect(tones).toHaveCount(18)
  for (const [region, n] of [
    ['thu-lam', 3],
    ['mai-chi', 17],
  ] as const) {
    await page.locator(`#tones [value=${region}]`).check()
    await expect(tones.filter({ visible: true })).toHaveCount(6)
    await tones.nth(n).getByRole('button').click()
    await expect(tones.nth(n)).toHaveAttribute('data-state', 'playing')
    await expect(page.locator('#tones [data-state=playing]')).toHaveCount(1)
  }
  await expect(tones.nth(17)).toHaveAttribute('data-state', 'idle')
})

test('the second click of a double click on a choice leaves the verdict standing', async ({ page }) => {
  const { compare } = soundWords('vi')
  await page.goto('/aivoice')
  const box = page.locator('[data-compare]')
  await box.getByRole('button', { name: compare.start }).click()
  // Waits until the question, which takes the focus, has been scrolled to.
  await box.getByRole('button', { name: compare.pickA }).hover()
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await expect(box.locator('[data-verdict]')).toBeVisible()
  }
  await box.getByRole('button', { name: compare.next }).click()
  await expect(box.getByRole('button', { name: compare.pickA })).toBeVisible()
})

test('sample calls: filters, keys, speed, the phone line, the transcript', PHONE, async ({ page }) => {
  const { samples, audio } = soundWords('vi')
  await watchGraphs(page)
  const loaded: string[] = []
  page.on('request', (request) => request.url().includes('.mp3') && loaded.push(request.url()))
  await page.goto('/aicall')
  const section = page.locator('#samples')
  const rows = section.locator('[data-slot=audio-row]:visible')
  const all = await section.locator('[data-slot=audio-row]').count()
  await expect(section.getByRole('status')).toHaveText(filled(samples.count, { n: all }))
  expect(await rows.count()).toBeLessThan(all)
  await section.getByText(filled(samples.showAll, { n: all })).click()
  await expect(rows).toHaveCount(all)
  await section.getByText(samples.showFewer).click()
  await expect(section.getByRole('combobox')).toHaveCount(0)
  await section.getByRole('button', { name: samples.kind.VOICE_OTP, exact: true }).click()
  await expect(rows).toHaveCount(3)
  await expect(section.getByRole('status')).toHaveText(filled(samples.count, { n: 3 }))
  expect(chosenIn(page.url())).toEqual({ category: 'VOICE_OTP' })
  await section.getByRole('button', { name: samples.category.confirmation, exact: true }).click()
  await expect(section.getByRole('status')).toHaveText(filled(samples.count, { n: 4 }))
  const row = rows.first()
  await expect(row.getByRole('link', { name: new RegExp(samples.download) })).toContainText(/\d+ kB/)
  expect(loaded).toEqual([])

  await playIn(row, audio.play)
  const seek = row.getByRole('slider')
  const time = async () => seconds(await row.locator('[data-time]').textContent())
  await seek.focus()
  for (let i = 0; i < 2; i += 1) await page.keyboard.press('ArrowRight')
  expect(await time()).toBeGreaterThanOrEqual(10)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(time).toBeLessThan(10)

  expect(await openedGraphs(page)).toEqual({ contexts: 0, filters: [] })
  await section.getByText(samples.phone, { exact: true }).click()
  await expect.poll(async () => (await openedGraphs(page)).filters).toEqual([300, 300, 3400, 3400])
  await expect(row).toHaveAttribute('data-state', 'playing')
  await section.getByText(samples.studio, { exact: true }).click()
  expect((await openedGraphs(page)).contexts).toBe(1)

  const speed = section.getByRole('button', { name: new RegExp(audio.speed) })
  await speed.click()
  await expect(speed).toContainText('1,25×')
  await row.getByText(audio.transcript).click()
  const turn = row.locator('[data-from]').nth(2)
  await turn.click()
  await expect(turn).toHaveAttribute('data-on', '')
  expect(await time()).toBeGreaterThanOrEqual(Math.floor(Number(await turn.getAttribute('data-from'))))
})

test('with Save-Data the page says that nothing is loaded', async ({ page }) => {
  const { samples } = soundWords('vi')
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/aicall/voiceotp')
  await expect(page.locator('#samples').getByText(samples.saveData)).toBeVisible()
})

test(
  'without script: voices and calls with the browser’s own players, a reading, no dead controls',
  CHROMIUM,
  async ({ browser }) => {
    const { samples, tts, voices } = soundWords('vi')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/aivoice')
    await expect(page.locator('#voices audio[controls]')).toHaveCount(8)
    await expect(page.locator('#voices').getByLabel(voices.search)).toBeHidden()
    await expect(page.locator('[data-compare]')).toBeHidden()
    await expect(page.locator('#try').getByText(tts.form.script)).toBeVisible()
    await expect(page.locator('#try').getByRole('cell').first()).toBeVisible()
    await expect(page.locator('#try form')).toBeHidden()
    await page.goto('/aicall')
    const first = page.locator('#samples [data-slot=audio-row]').first()
    await expect(first.locator('audio[controls]')).toBeVisible()
    await expect(first.getByRole('link', { name: new RegExp(samples.download) })).toBeVisible()
    await context.close()
  },
)

for (const theme of ['light', 'dark'] as const) {
  test(`the page of the voices in ${theme}: no accessibility violation`, CHROMIUM, async ({ page }) => {
    const { compare } = soundWords('vi')
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto('/aivoice')
    await page.getByRole('button', { name: compare.start }).click()
    expect(await faults(page, { within: ['#voices', '#try'] })).toEqual([])
  })
}

test('an English page says in English what a Vietnamese call says, a Vietnamese page says it once', async ({
  page,
}) => {
  await page.goto('/en/aicall')
  const row = page
    .locator('#samples [data-slot=audio-row]:visible')
    .filter({ has: page.locator('[lang=vi]') })
    .first()
  await row.locator('summary').click()
  const lines = row.locator('[data-slot=transcript] li')
  await expect(row.locator('.translation:visible')).toHaveCount(await lines.count())
  await lines.first().click()
  await expect(row).toHaveAttribute('data-state', 'playing', { timeout: 15_000 })
  await expect(row.locator('li[data-on] [lang=vi]')).toHaveCount(1)
  expect(await faults(page, { within: ['#samples'] })).toEqual([])
  await page.goto('/aicall')
  await expect(page.locator('.translation')).toHaveCount(0)
})
