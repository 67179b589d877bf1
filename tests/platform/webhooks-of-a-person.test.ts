import { afterAll, beforeAll, expect, it } from 'vitest'
import { failureSchema, success } from '../../lib/contract/envelope.ts'
import { deliveryListSchema, INBOX_URL, webhookSecretSchema } from '../../lib/contract/webhook.ts'
import { tell } from '../../platform/webhooks/tell.ts'
import { startHarness, START_MS, type Harness } from './harness.ts'
import { startIssuer, type Issuer } from './token-issuer.ts'

let issuer: Issuer
let harness: Harness
beforeAll(async () => {
  issuer = await startIssuer()
  harness = await startHarness({ env: { KEYCLOAK_URL: issuer.url } })
}, START_MS)
afterAll(async () => {
  await harness.stop()
  await issuer.stop()
})

const ask = (path: string, bearer: string, body?: object) =>
  fetch(`${harness.url}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const tokenOf = (sub: string) =>
  issuer.sign({ claims: { sub, email: `${sub}@example.vn`, email_verified: true } })

it('are theirs by the token of their session, and a message to the inbox asks nobody', async () => {
  const token = await tokenOf('owner')
  const early = await ask('/webhooks', token, { url: INBOX_URL })
  expect(failureSchema.parse(await early.json()).fields).toEqual({ url: 'WEBHOOK_NEEDS_KEY' })
  await ask('/api-keys', token, { name: 'a' })
  const made = await ask('/webhooks', token, { url: `${INBOX_URL}/of-mine` })
  const { id } = success(webhookSecretSchema).parse(await made.json()).result
  const { context } = harness
  await tell(context, context.database.db, { account: 'owner', event: 'call.ended', data: { id: 'c1' } })
  const deliveries = async () =>
    success(deliveryListSchema).parse(await (await ask('/webhooks/deliveries', token)).json()).result
  const state = async () => (await deliveries())[0]?.state
  await expect.poll(state, { timeout: 20_000, interval: 100 }).toBe('delivered')
  const [delivery] = await deliveries()
  expect(delivery).toMatchObject({ attempts: 1, answer_status: 200, answer_body: null, error: null })

  const stranger = await tokenOf('stranger')
  for (const path of [`/webhooks/${id}/rotate`, `/webhooks/deliveries/${delivery?.id}/resend`]) {
    expect((await ask(path, stranger, {})).status).toBe(404)
    expect((await ask(path, token, {})).status).toBe(200)
  }
}, 60_000)

it('are nobody’s without a good token or key', async () => {
  for (const bad of ['nonsense', 'song_live_nonsense', await issuer.sign({ exp: 1 })])
    expect((await ask('/webhooks', bad)).status).toBe(401)
})
