import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { DEMO, expectSession, fillLogin } from './support/sign-in'
import { at } from './support/words'

const words = JSON.parse(readFileSync('locales/en/api-keys.json', 'utf8'))
const hooks = JSON.parse(readFileSync('locales/en/webhooks.json', 'utf8'))
const auth = JSON.parse(readFileSync('locales/en/auth.json', 'utf8'))
const named = (text: string, name: string) => text.replace('{name}', name)

test('a person signs in, makes a key that works, sees what its calls told, and withdraws it', async ({
  page,
  request,
}) => {
  await page.goto(at('en', '/portal/api-keys'))
  await expect(page.getByText(words.anonymous)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: auth.signIn.submit }).click()
  await expect(page.locator('[name=password]')).toBeVisible({ timeout: 15_000 })
  await fillLogin(page, DEMO)
  await expectSession(page, 'signed-in')
  const name = `Key ${Date.now()}`
  await page.getByLabel(words.form.name).fill(name)
  await page.getByRole('button', { name: words.form.make }).click()
  const shown = page.getByRole('status').filter({ hasText: named(words.made.title, name) })
  const key = (await shown.locator('code').textContent()) ?? ''
  expect(key).toMatch(/^song_live_/)
  // Each on a connection of its own: one that is kept may be closed for want of use as the last of them sets out.
  const headers = { authorization: `Bearer ${key}`, connection: 'close' }
  const use = () => request.get('/api/v1/usage', { headers })
  expect((await use()).status()).toBe(200)
  await request.post('/api/v1/webhooks', {
    headers,
    data: { url: `https://inbox.example/${Date.now()}` },
  })
  await request.post('/api/v1/calls', {
    headers,
    data: { to: '0912345601', script: 'Xin chào', voice: 'thu-lam' },
  })
  const told = await page.context().newPage()
  await told.goto(at('en', '/portal/webhooks'))
  await expect(async () => {
    await told.getByRole('button', { name: hooks.refresh }).click()
    await expect(told.locator('[data-delivery]').first()).toContainText(hooks.delivery.states.delivered, {
      timeout: 500,
    })
  }).toPass({ timeout: 20_000 })
  const delivery = told.locator('[data-delivery]').first()
  await delivery.locator('summary').click()
  await expect(delivery.getByLabel(hooks.delivery.sent)).toContainText('"BUSY"')
  await delivery.getByRole('button', { name: hooks.delivery.resend }).click()
  const again = hooks.delivery.attempts.replace('{count}', '2')
  await expect(delivery.locator('summary')).toContainText(again, { timeout: 15_000 })
  await told.close()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: named(words.confirm.title, name) })
  await dialog.getByRole('button', { name: words.confirm.confirm }).click()
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(shown).toHaveCount(0)
  expect((await use()).status()).toBe(401)
})
