import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from 'playwright/test'
import { CONTROL_PATH, FAULTS, type State } from '../scripts/faults/fault-proxy'
import { callNow, card, fillDemo } from './support/demo'
import { cvFile, formOf, formWords } from './support/forms'
import { expectSession, signInWords } from './support/sign-in'
import { soundWords } from './support/sound'

// Servers of its own: `npm run test:faults`.
const PORTS: Record<string, number> = JSON.parse(process.env['FAULTS'] ?? '{}')
const JOB = '/careers/ky-su-tong-hop-tieng-noi/apply'
const PATIENCE_MS = 45_000

type Flow = {
  /** Walks to where the service is needed, and asks for it. */
  walk: (page: Page) => Promise<void>
  /** Asks again, once the service is back. */
  again?: (page: Page) => Promise<void>
  /** Shown when it worked. */
  good: (page: Page) => Locator
  /** Shown when it did not. */
  said?: (page: Page) => Locator
}

const { contact, apply } = formWords('vi')
const { tts } = soundWords('vi')

/** Pages made anew, so that the service is asked. */
const openAnew = (path: string) => async (page: Page) => {
  await page.request.post('/internal/revalidate', { headers: { authorization: 'Bearer faults' } })
  await page.goto(path, { timeout: PATIENCE_MS })
}

const sendMessage = (page: Page) =>
  formOf(page, 'contact').getByRole('button', { name: contact.send }).click()

const FLOWS: Record<string, Flow> = {
  api: {
    walk: async (page) => {
      await page.goto('/contact-us')
      const form = formOf(page, 'contact')
      await form.getByLabel(contact.fullName, { exact: true }).fill('Nguyễn Văn An')
      await form.getByLabel(contact.phoneNumber, { exact: true }).fill('0389993333')
      await form.getByLabel(contact.email, { exact: true }).fill(`an.${Date.now()}@thu.example`)
      await form.getByLabel(contact.content, { exact: true }).fill('Xin chào')
      await form.getByLabel(contact.purposes.AIVOICE, { exact: true }).check()
      await form.getByRole('checkbox').check()
      await sendMessage(page)
    },
    again: sendMessage,
    good: (page) => formOf(page, 'contact').locator('[data-slot=receipt-number]'),
    said: (page) => formOf(page, 'contact').getByRole('alert').filter({ hasText: /\S/ }).first(),
  },
  sockets: {
    walk: async (page) => {
      await fillDemo(page, 'vi', `09123${String(Date.now()).slice(-3)}12`)
      await callNow(page, 'vi')
    },
    good: (page) => card(page).locator('[data-state="DONE"] h3'),
    said: (page) => card(page).getByRole('alert').filter({ hasText: /\S/ }).first(),
  },
  identity: {
    walk: async (page) => {
      await page.goto('/services')
      await expectSession(page, 'anonymous', PATIENCE_MS)
      await page.locator('[popovertarget=menu-account]').click()
      await page
        .locator('#menu-account')
        .getByRole('button', { name: signInWords('vi').auth.signIn.submit })
        .click()
    },
    good: (page) => page.locator('[name=password]'),
    said: (page) =>
      page.locator('[role=alert], [role=status], .Toastify__toast').filter({ hasText: /\S/ }).first(),
  },
  flags: {
    walk: (page) => page.goto('/aivoice/pricing').then(() => undefined),
    good: (page) => page.locator('#vouchers'),
  },
  prices: { walk: openAnew('/aicall/pricing'), good: (page) => page.locator('main h1') },
  news: { walk: openAnew('/resources'), good: (page) => page.locator('main h1') },
  upload: {
    walk: async (page) => {
      await page.goto(JOB)
      await expect(formOf(page, 'application').getByRole('button', { name: apply.send })).toBeEnabled()
      await page.locator('#apply-cv').setInputFiles(cvFile())
    },
    again: (page) => page.locator('#apply-cv').setInputFiles(cvFile()),
    good: (page) => page.locator('[data-upload=done]'),
    said: (page) =>
      page.locator('#apply-cv-error, [data-upload] [role=alert]').filter({ hasText: /\S/ }).first(),
  },
  speech: {
    walk: async (page) => {
      await page.goto('/aivoice')
      const section = page.locator('#try')
      await section.getByLabel(tts.form.text).fill(`Xin chào số ${Date.now() % 100_000} ạ.`)
      await section.getByRole('button', { name: tts.form.listen }).click()
    },
    again: (page) => page.locator('#try').getByRole('button', { name: tts.form.listen }).click(),
    good: (page) => page.locator('#try [data-player]').first(),
    said: (page) => page.locator('#try').getByRole('alert').filter({ hasText: /\S/ }).first(),
  },
  country: {
    walk: async (page) => {
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': '8.8.8.8' })
      await page.goto('/', { timeout: PATIENCE_MS })
    },
    good: (page) => page.locator('main h1'),
  },
}

const setState = async (page: Page, service: string, state: State) => {
  const address = `http://127.0.0.1:${PORTS[service]}${CONTROL_PATH}`
  expect((await page.request.put(address, { data: state })).status()).toBe(204)
}

for (const [service, { walk, again = walk, good, said }] of Object.entries(FLOWS))
  test(`${service}: in every bad state the page stands, says what is wrong, and goes on afterwards`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(FAULTS.length * 2 * PATIENCE_MS)
    const rows = []
    for (const fault of FAULTS) {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        locale: 'vi-VN',
        viewport: { width: 1440, height: 900 },
      })
      const page = await context.newPage()
      const uncaught: string[] = []
      page.on('pageerror', (error) => uncaught.push(error.message))
      await setState(page, service, fault)
      const began = performance.now()
      try {
        const walked = await walk(page).then(
          () => true,
          () => false,
        )
        const failed = said?.(page)
        const either = failed ? good(page).or(failed).first() : good(page)
        await expect.soft(either, `${service} ${fault}`).toBeVisible({ timeout: PATIENCE_MS })
        const seconds = Number(((performance.now() - began) / 1_000).toFixed(1))
        const worked = await good(page).isVisible()
        const words = worked || !failed ? '' : (await failed.innerText()).replace(/\s+/g, ' ').slice(0, 120)
        rows.push({
          service,
          fault,
          sees: words ? `“${words}”` : walked ? 'everything works' : 'the page stands',
          seconds,
        })
        await expect.soft(page.locator('h1').first(), `${service} ${fault}`).toBeVisible()
        await setState(page, service, 'works')
        if (!(await good(page).isVisible())) {
          await again(page)
          await expect.soft(good(page), `${service} after ${fault}`).toBeVisible({ timeout: PATIENCE_MS })
        }
        expect.soft(uncaught, `${service} ${fault}`).toEqual([])
      } finally {
        await setState(page, service, 'works')
        await context.close()
      }
    }
    mkdirSync('test-results/faults', { recursive: true })
    writeFileSync(`test-results/faults/${service}.json`, JSON.stringify(rows))
  })
