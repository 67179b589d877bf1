import { expect, test, type Locator, type Page } from 'playwright/test'
import { card, expectState, fillDemo } from './support/demo'
import { cvFile, formOf, formWords, receiptIn } from './support/forms'
import { GOOGLE, goodToken, standInForGoogle, type Answer } from './support/recaptcha'
import { soundWords } from './support/sound'
import { at, LANGS, wordsOf, type Lang } from './support/words'

// Google is in this browser's configuration only: the page's policy, made of the environment, names no such host.
test.use({ bypassCSP: true })

const PATIENCE_MS = 15_000
const someone = () => `khach.${Date.now()}.${Math.floor(Math.random() * 1e6)}@thu.example`

type Place = {
  route: string
  /** Opens the page and fills the form; gives it, its button, and a field that must keep what was typed. */
  open: (page: Page, lang: Lang) => Promise<{ form: Locator; send: Locator; typed: Locator }>
  problems: (lang: Lang) => { unreachable: { title: string }; refused: { title: string } }
  done: (page: Page, lang: Lang) => Promise<unknown>
}

const sentForm = {
  problems: (lang: Lang) => {
    const { problems } = formWords(lang).form
    return { unreachable: problems.CAPTCHA_UNREACHABLE, refused: problems.INVALID_RECAPTCHA }
  },
}

const PLACES: Record<string, Place> = {
  'demo call': {
    route: 'auto-call',
    open: async (page, lang) => {
      await fillDemo(page, lang, '0912000120')
      const form = card(page)
      const send = form.getByRole('button', { name: wordsOf(lang).demo.call })
      return { form, send, typed: form.getByLabel(wordsOf(lang).demo.phone) }
    },
    problems: (lang) => {
      const { problems } = wordsOf(lang).errors
      return { unreachable: problems.CAPTCHA_UNREACHABLE, refused: problems.INVALID_RECAPTCHA }
    },
    done: (page) => expectState(page, 'DONE'),
  },
  contact: {
    ...sentForm,
    route: 'contacts',
    open: async (page, lang) => {
      const { contact } = formWords(lang)
      await page.goto(at(lang, '/contact-us?purpose=aivoice'))
      const form = formOf(page, 'contact')
      const typed = form.getByLabel(contact.content, { exact: true })
      await form.getByLabel(contact.fullName, { exact: true }).fill('Nguyễn Văn An')
      await form.getByLabel(contact.phoneNumber, { exact: true }).fill('0912345678')
      await form.getByLabel(contact.email, { exact: true }).fill(someone())
      await typed.fill('Xin chào')
      await form.getByRole('checkbox').check()
      return { form, send: form.getByRole('button', { name: contact.send }), typed }
    },
    done: (page, lang) => receiptIn(formOf(page, 'contact'), formWords(lang).contact.thanks.title),
  },
  application: {
    ...sentForm,
    route: 'jobs-apply',
    open: async (page, lang) => {
      const { apply } = formWords(lang)
      await page.goto(at(lang, '/careers/ky-su-tong-hop-tieng-noi/apply'))
      const form = formOf(page, 'application')
      const send = form.getByRole('button', { name: apply.send })
      await expect(send).toBeEnabled()
      await page.locator('#apply-cv').setInputFiles(cvFile())
      await expect(page.locator('[data-upload]')).toHaveAttribute('data-upload', 'done')
      const typed = form.getByLabel(apply.name, { exact: true })
      await typed.fill('Trần Thị Bình')
      await form.getByLabel(apply.email, { exact: true }).fill(someone())
      await form.getByLabel(apply.phoneNumber, { exact: true }).fill('0912345678')
      await form.getByRole('checkbox').check()
      return { form, send, typed }
    },
    done: (page, lang) => receiptIn(formOf(page, 'application'), formWords(lang).apply.thanks.title),
  },
  'data rights': {
    ...sentForm,
    route: 'data-rights',
    open: async (page, lang) => {
      const { rights } = formWords(lang)
      await page.goto(at(lang, '/data-rights'))
      const form = formOf(page, 'data-rights')
      const typed = form.getByLabel(rights.contact, { exact: true })
      await form.getByText(rights.kinds.access, { exact: true }).click()
      await typed.fill('0912345678')
      await form.getByRole('checkbox').check()
      return { form, send: form.getByRole('button', { name: rights.send }), typed }
    },
    done: (page, lang) => receiptIn(formOf(page, 'data-rights'), formWords(lang).rights.thanks.title),
  },
  'speech try-out': {
    route: 'tts',
    open: async (page, lang) => {
      const { tts } = soundWords(lang)
      await page.goto(at(lang, '/aivoice'))
      const form = page.locator('#try')
      const typed = form.getByLabel(tts.form.text)
      await expect(async () => {
        await typed.fill(`Phòng 105, lượt ${Date.now() % 1000}.`)
        await expect(form.locator('.tts-form [data-slot=spoken]')).toContainText('một trăm linh năm', {
          timeout: 2_000,
        })
      }).toPass()
      return { form, send: form.getByRole('button', { name: tts.form.listen }), typed }
    },
    problems: (lang) => {
      const { problems } = soundWords(lang).tts
      return { unreachable: problems.unreachable, refused: problems.captcha }
    },
    done: (page) => expect(page.locator('#try [data-player]')).toBeVisible({ timeout: 30_000 }),
  },
}

Object.entries(PLACES).forEach(([name, { route, open, problems, done }], index) => {
  const lang = LANGS[index % LANGS.length] ?? 'vi'
  test(`${lang} ${name}: Google's check blocked, silent, refusing, working`, async ({ page }) => {
    const answers: Answer[] = []
    const google = await standInForGoogle(page, answers)
    await page.clock.install()
    const { form, send, typed } = await open(page, lang)
    const { unreachable, refused } = problems(lang)
    const alert = form.getByRole('alert')
    const value = await typed.inputValue()

    google.block(true)
    await send.click()
    await expect(alert).toContainText(unreachable.title)
    await expect(alert.locator('[data-slot=direct-ways] li')).toHaveCount(2)
    await expect(alert.locator('[data-slot=direct-ways] li').last()).toContainText('@')
    await expect(typed).toHaveValue(value)
    if (route === 'auto-call') {
      const { launch } = wordsOf(lang).handset
      await expect(form.getByRole('button', { name: launch.strong })).toBeVisible()
    }

    google.block(false)
    answers.push('not a person')
    await send.click()
    await expect(alert).toContainText(refused.title)
    await expect(typed).toHaveValue(value)

    answers.push('silence')
    await send.click()
    await expect.poll(() => google.asked).toEqual(['not a person', 'silence'])
    await page.clock.runFor(PATIENCE_MS)
    await expect(alert).toContainText(unreachable.title)
    await expect(typed).toHaveValue(value)

    answers.push(await goodToken(page, route))
    await send.click()
    await done(page, lang)
  })
})

test("a puzzle of Google's that is on screen is waited for, and a script that never comes is not", async ({
  page,
}) => {
  const place = PLACES['contact']
  if (!place) throw new Error('no such place')
  const answers: Answer[] = ['silence']
  const google = await standInForGoogle(page, answers)
  await page.clock.install()
  const { form, send } = await place.open(page, 'vi')
  const alert = form.getByRole('alert').filter({ hasText: place.problems('vi').unreachable.title })
  await page.route(GOOGLE, () => undefined, { times: 1 })
  const request = page.waitForRequest(GOOGLE)
  await send.click()
  await request
  await page.clock.runFor(PATIENCE_MS)
  await expect(alert).toBeVisible()

  await send.click()
  await expect.poll(() => google.asked).toEqual(['silence'])
  await expect(alert).toHaveCount(0)
  await page.evaluate(() => {
    const puzzle = document.createElement('iframe')
    puzzle.src = 'about:blank#/bframe'
    document.body.append(puzzle)
  })
  await page.clock.runFor(10 * PATIENCE_MS)
  await expect(form.locator('[aria-busy=true]')).toBeVisible()
  await page.evaluate(() => document.querySelector('[src*=bframe]')?.remove())
  await page.clock.runFor(PATIENCE_MS)
  await expect(alert).toBeVisible()
})
