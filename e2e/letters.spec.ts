import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { messagesOf } from '../platform/identity/messages/messages'
import { expectSession, fillLogin, leaveTo, PATIENCE_MS } from './support/sign-in'
import { at } from './support/words'

const OUTBOX = path.join(process.env['DATA_DIR'] ?? '', 'identity/outbox')

/** The link of the newest letter of a kind to somebody. */
const linkTo = async (kind: 'reset' | 'verification', address: string) => {
  let link = ''
  const read = () => {
    const names = existsSync(OUTBOX) ? readdirSync(OUTBOX).filter((name) => name.startsWith(`${kind}-`)) : []
    const eml = names
      .sort()
      .map((name) => readFileSync(path.join(OUTBOX, name), 'utf8'))
      .findLast((text) => text.includes(`To: ${address}`))
    link = /^https?:\S+\?key=\S+$/m.exec(eml?.replaceAll('\r', '') ?? '')?.[0] ?? ''
    return link
  }
  await expect.poll(read, { timeout: PATIENCE_MS }).not.toBe('')
  return link
}

test('a new account confirms its address by letter, and a forgotten password is set anew by another', async ({
  page,
}, { project }) => {
  const { verification, newPassword, login } = messagesOf('en')
  const username = `letters-${project.name}@songai.example`.toLowerCase()
  const password = 'a-first-phrase'

  await page.goto(at('en', '/services'))
  await expectSession(page, 'anonymous')
  await leaveTo(page, 'en', 'register')
  for (const [name, value] of Object.entries({
    firstName: 'Lan',
    lastName: 'Tran',
    email: username,
    password,
  }))
    await page.locator(`[name=${name}]`).fill(value)
  await page.locator('[name=password-confirm]').fill(password)
  await page.locator('[name=termsAccepted]').check()
  await page.locator('[name=password-confirm]').press('Enter')
  await expectSession(page, 'signed-in')

  await page.goto(await linkTo('verification', username))
  await page.getByRole('button', { name: verification.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(verification.doneTitle)

  await page.context().clearCookies()
  await page.goto(at('en', '/services'))
  await expectSession(page, 'anonymous')
  await leaveTo(page, 'en', 'submit')
  await page.getByRole('link', { name: login.forgot }).click()
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=username]').press('Enter')
  await page.goto(await linkTo('reset', username))
  const changed = 'a-second-phrase'
  await page.locator('[name=password-new]').fill(changed)
  await page.locator('[name=password-confirm]').fill(changed)
  await page.getByRole('button', { name: newPassword.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newPassword.doneTitle)

  await page.goto(at('en', '/services'))
  await expectSession(page, 'anonymous')
  await leaveTo(page, 'en', 'submit')
  await fillLogin(page, { username, password: changed })
  await expectSession(page, 'signed-in')
})
