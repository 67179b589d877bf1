import { expect, test } from 'playwright/test'
import { otherSite } from './support/other-site'
import {
  DEMO,
  documentsOf,
  expectSession,
  fillLogin,
  identityOf,
  leaveTo,
  signIn,
  signInWords,
  stopIdentity,
} from './support/sign-in'

// A server under another name is in this browser's configuration only, not in the page's policy.
test.use({ bypassCSP: true })

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
