import { expect, test, type Page } from '@playwright/test'
import {
  avatarOf,
  DEMO,
  documentsOf,
  expectSession,
  fillLogin,
  identityOf,
  leaveTo,
  PATIENCE_MS,
  setFlag,
  signIn,
  signInWords,
  stopIdentity,
} from './support/sign-in'
import { otherSite } from './support/other-site'
import { at, LANGS } from './support/words'

const IDENTITY_CODE = 'kc-callback-'
const FLAG_CODE = 'gbFeaturesCache'

/** The scripts a page has run so far, as text. */
const scriptsOf = (page: Page) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(scripts)).join('\n')
}

for (const lang of LANGS) {
  test(`${lang}: an anonymous page is usable at once; login returns to the same page, query and anchor`, async ({
    page,
  }) => {
    const { auth } = signInWords(lang)
    const documents = documentsOf(page)
    const scripts = scriptsOf(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const { url, realm } = await identityOf(page)

    const start = `${at(lang, '/services')}?from=mail#main`
    await page.goto(start, { waitUntil: 'domcontentloaded' })
    await page.locator('[popovertarget=menu-products]').click()
    await expect(page.locator('#menu-products')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectSession(page, 'anonymous')
    expect(documents).toHaveLength(1)
    // The browser's own record: nothing of the identity server before the page had loaded; one probe, so one init.
    const frames = await page.evaluate((origin) => {
      const loaded = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith(origin))
        .map(({ name, startTime }) => ({ name, isEarly: startTime < loaded.loadEventEnd }))
    }, url)
    expect(frames.filter(({ isEarly }) => isEarly)).toEqual([])
    expect(asked.filter((address) => address.includes('3p-cookies/step1'))).toHaveLength(1)
    const code = await scripts()
    expect(code).toContain(IDENTITY_CODE)
    expect(code).not.toContain(FLAG_CODE)
    expect(asked.filter((address) => /\/api\/features\/|\/sub\//.test(address))).toEqual([])

    await leaveTo(page, lang, 'submit')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await fillLogin(page, { ...DEMO, password: 'not-the-password' })
    await expect(page.locator('[name=password]')).toHaveValue('')
    expect(page.url()).toContain(`${url}/realms/${realm}/`)
    const before = documents.length
    const announced = page.waitForRequest(/\/api\/v1\/users\/auth$/)
    await fillLogin(page, DEMO)
    await expectSession(page, 'signed-in')
    await expect(page).toHaveURL(start)
    // The form and its way back to the site: two, and nothing after them.
    expect((await (await announced).response())?.status()).toBe(200)
    await expect(avatarOf(page)).toHaveText(/^\p{Lu}$/u)
    expect(documents.slice(before).length).toBeLessThanOrEqual(2)

    await avatarOf(page).press('Enter')
    const menu = page.locator('#menu-account-account')
    await expect(menu.getByRole('link')).toHaveCount(4)
    await expect(menu).toContainText(DEMO.username)
    await expect(menu.getByRole('button', { name: auth.account.profile })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(avatarOf(page)).toBeFocused()
  })
}

test('a reload and a second tab sign in silently; signing out ends it in both', async ({ page, context }) => {
  const { account } = signInWords('vi').auth
  await signIn(page)
  const documents = documentsOf(page)
  await page.reload()
  await expectSession(page, 'signed-in')
  expect(documents).toHaveLength(1)

  const second = await context.newPage()
  const inSecond = documentsOf(second)
  await second.goto('/about-us')
  await expectSession(second, 'signed-in')
  expect(inSecond).toHaveLength(1)

  await avatarOf(second).click()
  await second.locator('#menu-account-account').getByRole('button', { name: account.signOut }).click()
  await expectSession(page, 'anonymous')
  await expect(second).toHaveURL('/about-us', { timeout: PATIENCE_MS })
  await expectSession(second, 'anonymous')
  await page.reload()
  await expectSession(page, 'anonymous')
})

test('signing out elsewhere, at the identity server itself, is noticed within seconds', async ({
  page,
  context,
}) => {
  await signIn(page)
  const { url, realm } = await identityOf(page)
  const elsewhere = await context.newPage()
  await elsewhere.goto(`${url}/realms/${realm}/protocol/openid-connect/logout`)
  await elsewhere.locator('[type=submit], #kc-logout').first().click()
  await expectSession(page, 'anonymous', 12_000)
})

test('registering signs in with the new name, and the profile opens the account', async ({ page }) => {
  const { account } = signInWords('en').auth
  await page.goto(at('en', '/services'))
  await expectSession(page, 'anonymous')
  await leaveTo(page, 'en', 'register')
  const email = `e2e-${Date.now()}@songai.example`
  await page.locator('[name=firstName]').fill('Ông')
  await page.locator('[name=lastName]').fill('Thử')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill('mot-cau-dai-9')
  await page.locator('[name=password-confirm]').fill('mot-cau-dai-9')
  await page.locator('[name=password-confirm]').press('Enter')
  await expectSession(page, 'signed-in')
  await expect(page).toHaveURL(at('en', '/services'))
  await expect(avatarOf(page)).toHaveText('Ô')

  const { url, realm } = await identityOf(page)
  await avatarOf(page).click()
  await page.locator('#menu-account-account').getByRole('button', { name: account.profile }).click()
  await page.waitForURL((address) => address.href.startsWith(`${url}/realms/${realm}/account`), {
    timeout: PATIENCE_MS,
  })
})

test('a token is refreshed before use; an unreachable server keeps the session, a refusal ends it', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page)
  const { url, realm } = await identityOf(page)
  const documents = documentsOf(page)
  const token = `${url}/realms/${realm}/protocol/openid-connect/token`
  const isRefresh = (body: string | null) => body?.includes('grant_type=refresh_token') ?? false
  const refresh = () =>
    page.waitForRequest((request) => request.url() === token && isRefresh(request.postData()))

  const [refreshed] = await Promise.all([refresh(), page.clock.fastForward('05:10')])
  expect((await refreshed.response())?.status()).toBe(200)
  await expectSession(page, 'signed-in')

  await page.route(token, (route) => route.abort())
  await Promise.all([refresh(), page.clock.fastForward('05:10')])
  await expectSession(page, 'signed-in')
  await page.unroute(token)
  await page.reload()
  await expectSession(page, 'signed-in')

  await page.route(token, (route) =>
    route.fulfill({
      status: 400,
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
      json: { error: 'invalid_grant' },
    }),
  )
  await Promise.all([refresh(), page.clock.fastForward('05:10')])
  await expectSession(page, 'anonymous')
  expect(documents).toHaveLength(1)
})

for (const how of ['refuses', 'hangs'] as const) {
  test(`with an identity server that ${how}, the page is anonymous in time, usable, and a click says why`, async ({
    page,
    context,
  }) => {
    const { auth } = signInWords('vi')
    await page.goto('/services')
    await stopIdentity(context, await identityOf(page), how)
    await page.reload()
    const documents = documentsOf(page)
    await expectSession(page, 'anonymous')
    await page.locator('[popovertarget=menu-account]').click()
    await page.locator('#menu-account').getByRole('button', { name: auth.signIn.submit }).click()
    await expect(page.getByRole('alert').filter({ hasText: auth.problem })).toBeVisible()
    await expect(page).toHaveURL('/services')
    expect(documents).toEqual([])
  })
}

test('with third-party cookies blocked: no loop, login works, a reload is anonymous and still usable', async ({
  page,
}) => {
  const { url } = await identityOf(page)
  const other = await otherSite(new URL(url))
  await page.route('/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    const moved = url.replace(new URL(url).origin, other.origin)
    await route.fulfill({ json: { ...config, keycloak: { ...config.keycloak, url: moved } } })
  })
  const documents = documentsOf(page)
  await page.goto('/services?a=1')
  await expectSession(page, 'anonymous')
  expect(documents).toHaveLength(1)
  await leaveTo(page, 'vi', 'submit')
  expect(page.url()).toContain(other.origin)
  const before = documents.length
  await fillLogin(page, DEMO)
  await expectSession(page, 'signed-in')
  await expect(page).toHaveURL('/services?a=1')
  expect(documents.slice(before).length).toBeLessThanOrEqual(2)
  await page.reload()
  await expectSession(page, 'anonymous')
  await expect(page).toHaveURL('/services?a=1')
  other.close()
})

test('the portal asks to sign in, then leads to the product; a flag flipped in the file changes the open page', async ({
  page,
  context,
}) => {
  const { portal, auth } = signInWords('vi')
  const named = (text: string, id: string) => text.replace('{name}', portal.products[id].name)
  const title = page.getByRole('heading', { level: 1 })
  const left: URL[] = []
  await context.route(/^https:\/\/ai(call|voice)\./, (route) => {
    left.push(new URL(route.request().url()))
    return route.fulfill({ contentType: 'text/html', body: '<h1>APP</h1>' })
  })

  const stream = page.waitForRequest(/\/sub\//)
  await page.goto('/portal')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const own = page.locator('[data-product=aivoice]').getByText(portal.list.own)
  await expect(own).toHaveCount(0)
  try {
    await stream
    setFlag('new-sso-aivoice-ai', false)
    await expect(own).toHaveCount(3, { timeout: 8_000 })
    await page.goto('/portal/tts')
    await expect(title).toHaveText('APP', { timeout: PATIENCE_MS })
    expect(left.at(-1)?.pathname).toBe('/')
  } finally {
    setFlag('new-sso-aivoice-ai', true)
  }

  await page.goto('/portal')
  await page.getByRole('link', { name: named(portal.list.open, 'aicall') }).click()
  await expect(title).toHaveText(named(portal.redirect.anonymous, 'aicall'), { timeout: PATIENCE_MS })
  await page.getByRole('main').getByRole('button', { name: auth.signIn.submit }).click()
  await expect(page.locator('[name=password]')).toBeVisible({ timeout: PATIENCE_MS })
  await fillLogin(page, DEMO)
  await expect(title).toHaveText('APP', { timeout: PATIENCE_MS })
  expect(left.at(-1)?.pathname).toBe('/auth/aicall')

  await page.route('**/api/v1/users/auth', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(at('en', '/portal/dubbing'))
  const english = signInWords('en').portal
  await expect(title).toHaveText(english.redirect.failed.replace('{name}', english.products.dubbing.name), {
    timeout: PATIENCE_MS,
  })
})
