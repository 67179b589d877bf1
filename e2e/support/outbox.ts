import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'
import { expectSession, PATIENCE_MS } from './sign-in'

const OUTBOX = path.join(process.env['DATA_DIR'] ?? '', 'identity/outbox')

/** What `pattern` finds in the newest letter of a kind to somebody, once there is one. */
const inLetter = async (kind: string, address: string, pattern: RegExp) => {
  let found = ''
  const read = () => {
    const names = existsSync(OUTBOX) ? readdirSync(OUTBOX).filter((name) => name.startsWith(`${kind}-`)) : []
    const eml = names
      .sort()
      .map((name) => readFileSync(path.join(OUTBOX, name), 'utf8'))
      .findLast((text) => text.includes(`To: ${address}`))
    found = pattern.exec(eml?.replaceAll('\r', '') ?? '')?.[0] ?? ''
    return found
  }
  await expect.poll(read, { timeout: PATIENCE_MS }).not.toBe('')
  return found
}

/** The link of a letter of the identity server. */
export const linkTo = (kind: 'reset' | 'change', address: string) =>
  inLetter(kind, address, /^https?:\S+\?key=\S+$/m)

/** Enters the code that the embedded server has written to a new address; a real Keycloak signs in at once. */
export const finishSignUp = async (page: Page, address: string) => {
  const code = page.locator('#sign-up-code-form [name=otp]')
  const site = page.locator('[data-session]').first()
  await expect(code.or(site)).toBeVisible({ timeout: PATIENCE_MS })
  if (await code.isVisible()) {
    await code.fill(await inLetter('sign-up', address, /^\d{8}$/m))
    await code.press('Enter')
  }
  await expectSession(page, 'signed-in')
}
