import { expect, test } from 'playwright/test'
import { messagesOf } from '../platform/identity/messages/messages'
import { finishSignUp, linkTo } from './support/outbox'
import { expectSession, fillLogin, leaveTo } from './support/sign-in'
import { at } from './support/words'

test('a new account is made by the code of a letter, and a forgotten password is set anew by another', async ({
  page,
}, { project }) => {
  const { newPassword, login } = messagesOf('en')
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
  await finishSignUp(page, username)

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
