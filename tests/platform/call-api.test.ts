import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { campaignResultsSchema } from '../../lib/contract/call-campaign.ts'
import { success } from '../../lib/contract/envelope.ts'
import { deliveryListSchema, webhookListSchema, webhookSecretSchema } from '../../lib/contract/webhook.ts'
import { suppressNumber } from '../../platform/calls/do-not-call.ts'
import { apiKeys } from '../../platform/db/api-schema.ts'
import { apiCalls, callCampaigns, webhooks } from '../../platform/db/call-api-schema.ts'
import { calls } from '../../platform/db/schema.ts'
import { commandSchema } from '../../platform/inbox/command-schema.ts'
import { runCommand } from '../../platform/inbox/run-command.ts'
import { PATIENCE, SCRIPT, startCallDesk, type CallDesk } from './call-desk.ts'
import { START_MS } from './harness.ts'
import { isFromSong } from './receiver.ts'

const TEST_CALLS = 12
const DAY_MS = 24 * 3_600_000

let desk: CallDesk
beforeAll(async () => {
  desk = await startCallDesk({ API_TEST_CALLS: String(TEST_CALLS) })
}, 2 * START_MS)
afterAll(() => desk.stop())

describe('a call by API', () => {
  it('says what it was given, and ends with its words and a recording at a signed address', async () => {
    const { ask, signIn, dial, toldCall, ended } = desk
    const key = await signIn('caller')
    const begun = await toldCall(await dial(key, { reference: 'KH-1' }))
    expect(begun).toMatchObject({ state: 'calling', to: '***610', reference: 'KH-1', recording_url: null })
    const call = await ended(key, begun.id)
    expect(call).toMatchObject({ result: 'ANSWER', reference: 'KH-1', campaign_id: null })
    expect(call?.duration_ms).toBeGreaterThan(1_000)
    expect(call?.transcript.map(({ text }) => text)).toEqual([SCRIPT.replace('{{ten}}', 'Thảo')])
    const address = new URL(call?.recording_url ?? '')
    const listen = (query: string) => fetch(`${desk.harness.url}${address.pathname}${query}`)
    expect((await listen(address.search)).headers.get('content-type')).toBe('audio/mpeg')
    expect((await listen(address.search.replace(/.$/, (end) => (end === '0' ? '1' : '0')))).status).toBe(404)
    expect((await ask(`/calls/${begun.id}`, await signIn('stranger'))).status).toBe(404)
  }, 60_000)

  it('reads a code, and is refused field by field', async () => {
    const { failure, signIn, dial, toldCall, ended } = desk
    const key = await signIn('coder')
    const code = { script: undefined, values: undefined, otp_code: '2468' }
    const { id } = await toldCall(await dial(key, { ...code, to: '0912345602' }))
    expect(await ended(key, id)).toMatchObject({ result: 'NO_ANSWER', recording_url: null })
    const fields = async (body: object) => (await failure(dial(key, body))).fields
    expect(await fields({ script: undefined })).toEqual({ script: 'SCRIPT_EMPTY' })
    expect(await fields({ script: '…' })).toEqual({ script: 'SCRIPT_EMPTY' })
    expect(await fields({ script: 'a'.repeat(1_001) })).toEqual({ script: 'SCRIPT_TOO_LONG' })
    expect(await fields({ otp_code: '12' })).toEqual({ otp_code: 'OTP_INVALID' })
    expect(await fields({ otp_code: '1234' })).toEqual({ otp_code: 'INVALID' })
    expect(await fields({ values: {} })).toEqual({ 'values.ten': 'PERSONALIZED_REQUIRED' })
    expect(await fields({ voice: 'nobody' })).toEqual({ voice: 'VOICE_UNKNOWN' })
    expect(await fields({ to: '02838221234' })).toEqual({ to: 'PHONE_LANDLINE' })
  }, 60_000)

  it('is made once under an idempotency key, and not while the number is in a call or on the list', async () => {
    const { ask, failure, signIn, dial, toldCall } = desk
    const key = await signIn('repeater')
    const header = { 'idempotency-key': 'order-17' }
    const [one, two] = await Promise.all([dial(key, {}, header), dial(key, {}, header)])
    expect((await toldCall(one)).id).toBe((await toldCall(two)).id)
    expect(await failure(dial(key, { rate: 2 }, header))).toMatchObject({
      fields: { 'idempotency-key': 'INVALID' },
    })
    const silent = await toldCall(await dial(key, { to: '0987000008' }))
    expect((await failure(dial(key, { to: '0987000008' }))).error_code).toBe('RATE_LIMITED')
    expect((await toldCall(await ask(`/calls/${silent.id}`, key))).state).toBe('calling')
    const { context } = desk.harness
    await suppressNumber(context.database.db, context.secrets, '+84987000011')
    expect((await failure(dial(key, { to: '0987000011' }))).error_code).toBe('CALL_NOT_ALLOWED')
  }, 60_000)

  it('reaches test numbers alone with a visitor’s key, and no more of them than that key is given', async () => {
    const { failure, visit, dial } = desk
    const key = await visit()
    expect((await failure(dial(key, { to: '0987000010' }))).fields).toEqual({ to: 'PHONE_TEST_ONLY' })
    const all = await Promise.all(
      Array.from({ length: TEST_CALLS + 1 }, (_, i) => dial(key, { to: `09123456${String(i + 10)}` })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(TEST_CALLS)
    expect((await failure(dial(key))).error_code).toBe('QUOTA_EXCEEDED')
  }, 60_000)
})

describe('a campaign', () => {
  const TEN = ['10', '11', '12', '13', '14', '01', '02', '03', '04', '05'].map((end) => `09123456${end}`)

  it('takes a list with its wrong rows named, calls ten test numbers, and tells results and webhooks', async () => {
    const { ask, failure, visit, makeCampaign, move, add, look } = desk
    const key = await visit()
    const hook = success(webhookSecretSchema).parse(
      await (await ask('/webhooks', key, { body: { url: desk.receiver.url } })).json(),
    ).result
    const campaign = await makeCampaign(key)
    expect(campaign).toMatchObject({ state: 'draft', total: 0, results: [] })
    expect((await failure(move(key, campaign, 'start'))).fields).toEqual({ recipients: 'RECIPIENTS_EMPTY' })
    const rows = TEN.map((to, i) => `${to},KH-${i},Bạn ${i}`)
    const csv = [
      'to,reference,ten',
      ...rows,
      '02838221234,x,Hà',
      '0987000010,x,Hà',
      `${TEN[0]},x,Hà`,
      `${TEN[0]},x,`,
    ]
    expect(await add(key, campaign, csv.join('\n'), 'text/csv')).toEqual({
      added: 10,
      total: 10,
      rejected: [
        { row: 11, field: 'to', code: 'PHONE_LANDLINE' },
        { row: 12, field: 'to', code: 'PHONE_TEST_ONLY' },
        { row: 13, field: 'to', code: 'PHONE_TWICE' },
        { row: 14, field: 'values.ten', code: 'PERSONALIZED_REQUIRED' },
      ],
    })
    expect((await move(key, campaign, 'start')).status).toBe(200)
    await expect.poll(async () => (await look(key, campaign)).state, { timeout: 50_000 }).toBe('done')
    const done = await look(key, campaign)
    expect(done).toMatchObject({ total: 10, done: 10, waiting: 0, calling: 0, held_by: null })
    expect(done.results.find(({ result }) => result === 'ANSWER')).toMatchObject({ calls: 5 })

    const pageOf = async (after: number) =>
      success(campaignResultsSchema).parse(
        await (await ask(`/campaigns/${campaign.id}/results?after=${after}&limit=6`, key)).json(),
      ).result
    const first = await pageOf(0)
    const second = await pageOf(first.next ?? 0)
    expect([...first.calls, ...second.calls].map(({ reference }) => reference)).toEqual(
      TEN.map((_, i) => `KH-${i}`),
    )
    expect([first.next, second.next]).toEqual([6, null])
    const file = await (await ask(`/campaigns/${campaign.id}/results.csv`, key)).text()
    expect(file.trim().split('\n')).toHaveLength(11)
    expect(file).toContain('KH-5,done,BUSY')

    await expect.poll(() => desk.receiver.messages.length, PATIENCE).toBeGreaterThanOrEqual(11)
    const events = desk.receiver.messages.map(({ body }) => JSON.parse(body).event)
    expect(events.filter((event) => event === 'call.ended')).toHaveLength(10)
    expect(events.filter((event) => event === 'campaign.ended')).toHaveLength(1)
    for (const { headers, body } of desk.receiver.messages)
      expect(isFromSong(String(headers['x-song-signature']), body, hook.secret, Date.now() / 1_000)).toBe(
        true,
      )
  }, 90_000)

  it('is paused, goes on and is stopped; who waits then is never called', async () => {
    const { failure, signIn, toldCampaign, makeCampaign, move, add, look } = desk
    const key = await signIn('pauser')
    const campaign = await makeCampaign(key, { at_once: 1 })
    const recipients = ['0987100008', '0987100012', '0987100013'].map((to) => ({
      to,
      values: { ten: 'Minh' },
    }))
    expect(await add(key, campaign, { recipients })).toMatchObject({ added: 3, rejected: [] })
    await move(key, campaign, 'start')
    await expect.poll(async () => (await look(key, campaign)).calling, PATIENCE).toBe(1)
    expect((await toldCampaign(await move(key, campaign, 'pause'))).state).toBe('paused')
    expect((await failure(move(key, campaign, 'pause'))).fields).toEqual({ state: 'STATE_INVALID' })
    expect((await toldCampaign(await move(key, campaign, 'start'))).state).toBe('running')
    expect(await toldCampaign(await move(key, campaign, 'stop'))).toMatchObject({
      state: 'stopped',
      waiting: 0,
    })
    expect((await failure(move(key, campaign, 'start'))).fields).toEqual({ state: 'STATE_INVALID' })
    const { db } = desk.harness.context.database
    const rows = await db.select().from(apiCalls).where(eq(apiCalls.campaignId, campaign.id))
    expect(rows.filter(({ state }) => state === 'cancelled')).toHaveLength(2)
    expect(rows.every(({ phoneSealed }) => phoneSealed === null)).toBe(true)
  }, 60_000)

  it('leaves out who is not to be called, and waits for calling hours', async () => {
    const { failure, signIn, dial, makeCampaign, move, add, look } = desk
    const key = await signIn('keeper')
    const { context } = desk.harness
    await suppressNumber(context.database.db, context.secrets, '+84987200012')
    const campaign = await makeCampaign(key)
    await add(key, campaign, { recipients: [{ to: '0987200012', values: { ten: 'Minh' } }] })
    // Hours in which nobody is called, whatever hour it is here.
    context.env.CALLING_HOURS = { from: 0, to: 0 }
    await move(key, campaign, 'start')
    expect((await look(key, campaign)).held_by).toBe('OUTSIDE_CALLING_HOURS')
    expect((await failure(dial(key))).error_code).toBe('OUTSIDE_CALLING_HOURS')
    context.env.CALLING_HOURS = undefined
    await expect.poll(async () => (await look(key, campaign)).state, PATIENCE).toBe('done')
    expect((await look(key, campaign)).results).toEqual([{ result: 'DO_NOT_CALL', calls: 1 }])
  }, 60_000)

  it('wants a list that can be read', async () => {
    const { ask, failure, signIn, makeCampaign, add } = desk
    const key = await signIn('reader')
    const campaign = await makeCampaign(key)
    const fields = async (body: object) =>
      (await failure(ask(`/campaigns/${campaign.id}/recipients`, key, { body }))).fields
    expect(await fields({ csv: 'phone\n0912345610' })).toEqual({ csv: 'CSV_INVALID' })
    expect(await fields({ csv: 'to\n"0912' })).toEqual({ csv: 'CSV_INVALID' })
    expect(await fields({ csv: 'to' })).toEqual({ csv: 'RECIPIENTS_EMPTY' })
    expect(await fields({})).toEqual({ recipients: 'RECIPIENTS_EMPTY' })
    expect(await add(key, campaign, { recipients: [7, null, { to: '09' }] })).toMatchObject({
      added: 0,
      rejected: [{ row: 1 }, { row: 2 }, { row: 3, field: 'to', code: 'PHONE_TOO_SHORT' }],
    })
  })
})

describe('a webhook', () => {
  const deliveries = async (key: string) =>
    success(deliveryListSchema).parse(await (await desk.ask('/webhooks/deliveries', key)).json()).result

  it('is tried again when it is not taken, shows what was answered, and is sent again at a press', async () => {
    const { ask, signIn, dial, toldCall, ended } = desk
    const key = await signIn('listener')
    await ask('/webhooks', key, { body: { url: desk.receiver.url } })
    desk.receiver.answer(500)
    await ended(key, (await toldCall(await dial(key, { to: '0987300001' }))).id)
    await expect.poll(async () => (await deliveries(key))[0]?.attempts, PATIENCE).toBe(1)
    const [failed] = await deliveries(key)
    expect(failed).toMatchObject({
      state: 'waiting',
      error: 'STATUS',
      answer_status: 500,
      answer_body: 'taken',
    })
    desk.receiver.answer(200)
    expect((await ask(`/webhooks/deliveries/${failed?.id}/resend`, key, { body: {} })).status).toBe(200)
    await expect.poll(async () => (await deliveries(key))[0]?.state, PATIENCE).toBe('delivered')
    expect((await deliveries(key))[0]).toMatchObject({ attempts: 2, answer_status: 200, error: null })
    const other = await signIn('other-listener')
    expect((await ask(`/webhooks/deliveries/${failed?.id}/resend`, other, { body: {} })).status).toBe(404)
  }, 60_000)

  it('is signed with both secrets for a day after a change, and with neither once it is removed', async () => {
    const { ask, signIn, dial, toldCall } = desk
    const key = await signIn('rotator')
    const made = success(webhookSecretSchema).parse(
      await (await ask('/webhooks', key, { body: { url: desk.receiver.url } })).json(),
    ).result
    const changed = success(webhookSecretSchema).parse(
      await (await ask(`/webhooks/${made.id}/rotate`, key, { body: {} })).json(),
    ).result
    expect(Math.abs(Date.parse(changed.previous_until ?? '') - Date.now() - DAY_MS)).toBeLessThan(10_000)
    const { id } = await toldCall(await dial(key, { to: '0987400001' }))
    const ofThis = () => desk.receiver.messages.find(({ body }) => body.includes(id))
    await expect.poll(ofThis, PATIENCE).toBeDefined()
    const { headers, body } = ofThis() ?? { headers: {}, body: '' }
    const header = String(headers['x-song-signature'])
    for (const secret of [made.secret, changed.secret])
      expect(isFromSong(header, body, secret, Date.now() / 1_000)).toBe(true)
    expect(isFromSong(header, body, 'whsec_other', Date.now() / 1_000)).toBe(false)
    expect(isFromSong(header, body, made.secret, Date.now() / 1_000 + 301)).toBe(false)
    await ask(`/webhooks/${made.id}/remove`, key, { body: {} })
    const list = success(webhookListSchema).parse(await (await ask('/webhooks', key)).json()).result
    expect([list, await deliveries(key)]).toEqual([[], []])
  }, 60_000)

  it('is one of ten at most, and its secret is nowhere in the database', async () => {
    const { ask, failure, signIn } = desk
    const key = await signIn('collector')
    const make = () => ask('/webhooks', key, { body: { url: desk.receiver.url } })
    const all = await Promise.all(Array.from({ length: 11 }, make))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
    const made = success(webhookSecretSchema).parse(await all.find(({ ok }) => ok)?.json()).result
    const rows = await desk.harness.context.database.db.select().from(webhooks)
    expect(JSON.stringify(rows)).not.toContain(made.secret)
    const { fields } = await failure(ask('/webhooks', key, { body: { url: 'ftp://a.vn' } }))
    expect(fields).toEqual({ url: 'URL_INVALID' })
  })
})

describe('a person', () => {
  it('is shown their keys, and erased with all that was made with them', async () => {
    const { ask, signIn, dial, toldCall, ended, makeCampaign, add } = desk
    const key = await signIn('leaver')
    await ask('/webhooks', key, { body: { url: desk.receiver.url } })
    const { id } = await toldCall(await dial(key, { to: '0987500001' }))
    await ended(key, id)
    const campaign = await makeCampaign(key)
    await add(key, campaign, { recipients: [{ to: '0987500012', values: { ten: 'Minh' } }] })
    const run = (command: unknown) => runCommand(desk.harness.context, commandSchema.parse(command))
    expect(await run({ name: 'find', person: 'leaver@example.vn' })).toMatchObject({
      api_keys: [{ name: 'leaver', prefix: key.slice(0, 14) }],
    })
    expect(await run({ name: 'find', person: '0987500012' })).toMatchObject({
      api_calls: [{ state: 'waiting', values: { ten: 'Minh' } }],
    })
    expect(await run({ name: 'erase', person: '0987500012' })).toMatchObject({ calls: 1 })
    expect(await run({ name: 'erase', person: 'leaver@example.vn' })).toMatchObject({ api_keys: 1 })
    expect((await ask(`/calls/${id}`, key)).status).toBe(401)
    const { db } = desk.harness.context.database
    expect(await db.select().from(apiKeys).where(eq(apiKeys.owner, 'leaver'))).toEqual([])
    expect(await db.select().from(apiCalls).where(eq(apiCalls.account, 'leaver'))).toEqual([])
    expect(await db.select().from(callCampaigns).where(eq(callCampaigns.account, 'leaver'))).toEqual([])
    expect(await db.select().from(webhooks).where(eq(webhooks.account, 'leaver'))).toEqual([])
    expect(await db.select().from(calls).where(eq(calls.id, id))).toEqual([])
  }, 60_000)
})
