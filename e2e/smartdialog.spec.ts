import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from 'playwright/test'
import { flowSchema } from '../lib/contract/dialog-flow.ts'
import { startAt, tabTo } from './support/keyboard'
import { PHONE_ONLY, screenOf } from './support/phone'
import { at, LANGS, read, type Lang } from './support/words'

// A bot learns when it is first asked.
const FIRST = { timeout: 35_000 }

const wordsOf = (lang: Lang) => ({ dialog: read(lang, 'dialog'), flow: read(lang, 'dialog-flow') })

const openFlow = async (page: Page, lang: Lang) => {
  await page.goto(at(lang, '/smartdialog/workflow'))
  const part = page.locator('#try')
  await part.scrollIntoViewIfNeeded()
  await expect(part.locator('[data-block]').first()).toBeVisible(FIRST)
  return part
}

const say = async (part: Locator, lang: Lang, text: string) => {
  const line = part.getByLabel(wordsOf(lang).dialog.chat.write)
  await line.fill(text)
  await line.press('Enter')
}

test('vi: a flow lights up, is changed by keyboard, answers as changed, shows its fault and is kept', async ({
  page,
}) => {
  const { flow } = wordsOf('vi')
  const part = await openFlow(page, 'vi')
  await say(part, 'vi', 'dời lịch khám sang thứ 7')
  const block = part.locator('[data-block="move_time"]')
  await expect(block).toHaveAttribute('data-lit', FIRST)

  await block.focus()
  await page.keyboard.press('Enter')
  const sentence = part.getByLabel(flow.sentence)
  await tabTo(page, sentence)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Sáng hay chiều?')
  await say(part, 'vi', 'ờ để xem')
  await expect(part.getByRole('log').locator('[data-by=bot]').last()).toContainText('Sáng hay chiều?')

  await expect(part.locator('[data-fault]')).toHaveCount(0)
  await part.getByLabel(flow.lines.otherwise).selectOption('move_date')
  await expect(part.locator('[data-fault=endless_loop]')).toBeVisible()
  await part.getByRole('button', { name: flow.undo }).press('Enter')
  await expect(part.getByText(flow.noFaults)).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: flow.export }).press('Enter'),
  ])
  const exported = flowSchema.parse(JSON.parse(await readFile(await file.path(), 'utf8')))
  expect(JSON.stringify(exported.blocks['move_time'])).toContain('Sáng hay chiều?')
  expect((await page.request.get(new URL(exported.$schema!).pathname)).ok()).toBe(true)

  await openFlow(page, 'vi')
  await expect(part.getByRole('button', { name: flow.reset })).toBeEnabled(FIRST)
  await part.getByRole('button', { name: flow.reset }).click()
  await expect(part.getByRole('button', { name: flow.reset })).toBeDisabled()
})

test('en: with the platform down the page says so, and a flow is changed and checked all the same', async ({
  page,
}) => {
  const { flow, dialog } = wordsOf('en')
  await page.route('**/api/v1/dialog/**', (route) => route.abort())
  const part = await openFlow(page, 'en')
  await say(part, 'en', 'book a dentist')
  await expect(part.locator('[data-error=down]')).toContainText(dialog.errors.down)
  await part.getByText(flow.views.outline, { exact: true }).click()
  await part.locator('[data-block="book_record"]').press('Enter')
  await part.getByRole('button', { name: flow.remove }).press('Enter')
  await expect(part.locator('[data-fault=dead_end]')).toBeVisible()
  await expect(part.locator('[data-fault=unreachable]')).toBeVisible()
})

test(
  'vi: on a phone the outline comes first and nothing is wider than the page',
  PHONE_ONLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { flow } = wordsOf('vi')
    const part = await openFlow(page, 'vi')
    const outline = part.getByRole('list', { name: flow.views.outline })
    await expect(outline).toBeVisible()
    await say(part, 'vi', 'cho em đặt lịch khám nhi')
    await expect(part.locator('li[data-lit] [data-block="book_date"]')).toBeVisible(FIRST)
    await part.locator('[data-block="book_date"]').click()
    await expect(part.getByLabel(flow.sentence)).toBeVisible()
    // The page clips what is too wide, so its own width says nothing.
    expect(await outline.evaluate((node) => node.getBoundingClientRect().right)).toBeLessThanOrEqual(360)
  },
)

test('en: a conversation is handed over, taken at the desk, and goes along to the contact form by consent', async ({
  page,
}) => {
  const { dialog } = wordsOf('en')
  await page.goto(at('en', '/smartdialog/chatbot'))
  const part = page.locator('#try')
  await part.scrollIntoViewIfNeeded()
  await expect(part.getByRole('log')).toBeVisible(FIRST)
  await say(part, 'en', 'my father has chest pain, I want to book')
  const desk = part.locator('[data-slot=desk]')
  await expect(desk).toBeVisible(FIRST)
  await expect(part.getByRole('log')).toContainText('115')
  await desk.getByRole('button', { name: dialog.chat.take }).press('Enter')
  await desk.getByRole('button', { name: dialog.chat.ask }).press('Enter')
  await expect(part.locator('[data-by=agent]')).toContainText(dialog.chat.ask)
  await desk.getByLabel(dialog.chat.writeAsAgent).fill('I am calling you right now')
  await page.keyboard.press('Enter')
  await expect(part.locator('[data-by=agent]').last()).toContainText('I am calling you right now')
  const customer = part.getByLabel(dialog.chat.writeAsCustomer)
  await customer.fill('x'.repeat(501))
  await customer.press('Enter')
  await expect(part.getByRole('alert')).toHaveText(dialog.errors.tooLong)
  await customer.fill('please do')
  await customer.press('Enter')
  await expect(part.locator('[data-by=visitor]').last()).toContainText('please do')

  await desk.getByLabel(dialog.chat.allow).check()
  await desk.getByRole('link', { name: dialog.chat.contactWith }).click()
  const content = page.locator('#contact-content')
  await expect(content).toHaveValue(/chest pain[^]*I am calling you right now[^]*please do/)
})

test('vi: on a phone a conversation fills in its record, by keys alone', PHONE_ONLY, async ({ page }) => {
  const { dialog } = wordsOf('vi')
  await page.goto('/smartdialog/chatbot')
  const part = page.locator('#try')
  await part.scrollIntoViewIfNeeded()
  const line = part.getByLabel(dialog.chat.write)
  await expect(line).toBeVisible(FIRST)
  await startAt(part)
  await tabTo(page, line)
  await page.keyboard.type('dat lich kham rang sang thu 7')
  await page.keyboard.press('Enter')
  await expect(part.locator('[data-slot=record]')).toContainText(dialog.intents.book, FIRST)
  await expect(part.locator('[data-by=bot]').last()).not.toBeEmpty()
})

for (const lang of LANGS) {
  test(`${lang}: the lab takes a message apart, by keys alone`, screenOf(lang), async ({ page }) => {
    const { dialog } = wordsOf(lang)
    await page.goto(at(lang, '/smartdialog/nlu?bot=card&say=khoa+the+duoi+4821+giup+em#lab'))
    const part = page.locator('#lab')
    await expect(part.locator('[data-action=reply]')).toContainText(dialog.intents.lock_card, FIRST)
    const understood = part.locator('[data-slot=understood]')
    await expect(understood).toContainText('4821')
    await startAt(part)
    await tabTo(page, part.getByLabel(dialog.lab.text))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('khoá thẻ đuôi 1357')
    await expect(understood).toContainText('1357')
    await expect(page).toHaveURL(/1357/)
  })
}
