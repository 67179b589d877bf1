import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { DEMO, expectSession, fillLogin } from './support/sign-in'
import { at } from './support/words'

const words = JSON.parse(readFileSync('locales/en/api-keys.json', 'utf8'))
const auth = JSON.parse(readFileSync('locales/en/auth.json', 'utf8'))
const named = (text: string, name: string) => text.replace('{name}', name)

test('a person signs in, makes a key that works, and withdraws it', async ({ page, request }) => {
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
  const use = () => request.get('/api/v1/usage', { headers: { authorization: `Bearer ${key}` } })
  expect((await use()).status()).toBe(200)
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: named(words.confirm.title, name) })
  await dialog.getByRole('button', { name: words.confirm.withdraw }).click()
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(shown).toHaveCount(0)
  expect((await use()).status()).toBe(401)
})
