import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type BrowserContext, type Page } from 'playwright/test'
import { at, type Lang } from './words'

// Works against the embedded server and against a real Keycloak: only the names of inputs they share, no words of theirs.
const read = (lang: Lang, name: string) => JSON.parse(readFileSync(`locales/${lang}/${name}.json`, 'utf8'))

export const signInWords = (lang: Lang) => ({ auth: read(lang, 'auth'), portal: read(lang, 'portal') })

export const DEMO = {
  username: process.env['DEMO_USER'] || 'demo@songai.example',
  password: process.env['DEMO_USER_PASSWORD'] || 'thu-giong-noi',
}

/** A development server compiles while it is asked, and needs more. */
export const PATIENCE_MS = Number(process.env['PATIENCE_MS'] || 15_000)

type Identity = { url: string; realm: string }

/** Where the site under test signs people in. */
export const identityOf = async (page: Page): Promise<Identity> =>
  (await (await page.request.get('/config.json')).json()).keycloak

/** Each document this tab has loaded, in order: silent frames do not count. */
export const documentsOf = (page: Page) => {
  const documents: string[] = []
  page.on('request', (request) => {
    const isOwn = request.isNavigationRequest() && request.frame() === page.mainFrame()
    // A redirect belongs to the navigation it answers.
    if (isOwn && !request.redirectedFrom()) documents.push(request.url())
  })
  return documents
}

const bar = (page: Page) => page.getByRole('banner').locator('[data-session]').first()

export const expectSession = (page: Page, state: 'anonymous' | 'signed-in', timeout = PATIENCE_MS) =>
  expect(bar(page)).toHaveAttribute('data-session', state, { timeout })

/** The avatar in the bar of a wide screen. */
export const avatarOf = (page: Page) => page.locator('[popovertarget=menu-account-account]')

/** Opens what the account has to choose from; on a phone it stands in the menu. */
export const openAccount = async (page: Page, id: 'menu-account' | 'menu-account-account') => {
  const menu = page.getByRole('banner').locator('[popovertarget=site-menu]').last()
  if (await menu.isVisible()) await menu.click()
  await page.locator(`[popovertarget=${id}]`).click()
  return page.locator(`#${id}`)
}

/** Opens the sign-in dropdown and chooses to sign in or to register; ends on the identity server's form. */
export const leaveTo = async (page: Page, lang: Lang, action: 'submit' | 'register') => {
  const { signIn } = signInWords(lang).auth
  const account = await openAccount(page, 'menu-account')
  await account.getByRole('button', { name: signIn[action] }).click()
  await expect(page.locator('[name=password]')).toBeVisible({ timeout: PATIENCE_MS })
}

/** Signs out through the menu of the account. */
export const signOut = async (page: Page, lang: Lang) => {
  const account = await openAccount(page, 'menu-account-account')
  await account.getByRole('button', { name: signInWords(lang).auth.account.signOut }).click()
}

export const fillLogin = async (page: Page, { username, password }: typeof DEMO) => {
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=password]').press('Enter')
}

/** Signs the demo user in from a page of the site and comes back to it. */
export const signIn = async (page: Page, lang: Lang = 'vi', path = '/services') => {
  await page.goto(at(lang, path))
  await expectSession(page, 'anonymous')
  await leaveTo(page, lang, 'submit')
  await fillLogin(page, DEMO)
  await expectSession(page, 'signed-in')
}

/** From now on nobody can reach the identity server: it refuses, or never answers. */
export const stopIdentity = async (context: BrowserContext, { url }: Identity, how: 'refuses' | 'hangs') => {
  await context.route(`${new URL(url).origin}/**`, (route) =>
    how === 'refuses' ? route.abort('connectionrefused') : undefined,
  )
}

const FLAGS = process.env['FLAGS_FILE'] ?? `${process.env['DATA_DIR']}/flags.json`

/** Does what a marketer does: changes one line of the flags file. */
export const setFlag = (key: string, isOn: boolean) => {
  const flags = JSON.parse(readFileSync(FLAGS, 'utf8'))
  writeFileSync(FLAGS, `${JSON.stringify({ ...flags, [key]: isOn }, null, 2)}\n`)
}
