import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statsSchema, type Count } from '../../lib/contract/counts.ts'
import { success } from '../../lib/contract/envelope.ts'
import { keptName } from '../../platform/counts/kept-name.ts'
import { formatStats } from '../../platform/counts/print.ts'
import { dailyCounts } from '../../platform/db/count-schema.ts'
import { START_MS, startHarness, type Harness } from './harness.ts'
import { startIssuer, type Issuer } from './token-issuer.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const NOW = Date.parse('2026-11-23T03:00:00Z')
const DAY_MS = 86_400_000

let now = NOW
let issuer: Issuer
let harness: Harness
beforeAll(async () => {
  issuer = await startIssuer()
  const env = { KEYCLOAK_URL: issuer.url, TEAM_EMAILS: 'Lan@songai.example, demo@songai.example' }
  harness = await startHarness({ env, clock: () => now })
}, START_MS)
afterAll(async () => {
  await harness.stop()
  await issuer.stop()
})

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${harness.url}/api/v1/counts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER, ...headers },
    body: JSON.stringify(body),
  })
const ask = async (claims = {}, query = '') =>
  fetch(`${harness.url}/api/v1/stats${query}`, {
    headers: { authorization: `Bearer ${await issuer.sign({ claims, exp: '999d' })}` },
  })
const stats = async (query = '') => success(statsSchema).parse(await (await ask({}, query)).json()).result
const page = (name: string): Count => ({ kind: 'page', name })

describe('counts of visits', () => {
  it('are added to the day, and nothing else is kept', async () => {
    for (const names of [['call/begun'], ['call/begun', 'call/creating'], ['contact/begun']])
      await send([page('/aicall'), ...names.map((name) => ({ kind: 'step', name }))])
    await send([page('/'), { kind: 'source', name: 'zalo' }, { kind: 'search', name: 'Quảng cáo TV' }])
    await send([
      { kind: 'variant', name: 'new-price=on' },
      { kind: 'conversion', name: 'new-price=on' },
      { kind: 'variant', name: 'new-price=off' },
    ])
    now = NOW + DAY_MS
    await send([page('/')])
    const counted = await stats('?days=3')
    expect(counted).toEqual({
      from: '2026-11-22',
      to: '2026-11-24',
      days: [
        { day: '2026-11-22', pages: 0 },
        { day: '2026-11-23', pages: 4 },
        { day: '2026-11-24', pages: 1 },
      ],
      pages: [
        { name: '/aicall', count: 3 },
        { name: '/', count: 2 },
      ],
      sources: [{ name: 'zalo', count: 1 }],
      funnels: [
        {
          name: 'call',
          steps: [
            { name: 'begun', count: 2, share: 1 },
            { name: 'creating', count: 1, share: 0.5 },
          ],
        },
        { name: 'contact', steps: [{ name: 'begun', count: 1, share: 1 }] },
      ],
      searches: [{ name: 'quang cao tv', count: 1 }],
      variants: [
        { flag: 'new-price', value: 'off', seen: 1, reached: 0, share: 0 },
        { flag: 'new-price', value: 'on', seen: 1, reached: 1, share: 1 },
      ],
    })
    expect(formatStats(counted)).toMatch(/creating +1 +50 %/)
    const rows = await harness.context.database.db.select().from(dailyCounts)
    expect(Object.keys(rows[0]!).toSorted()).toEqual(['count', 'day', 'kind', 'name'])
  })

  it('leave out programs and who does not want to be counted', async () => {
    const before = (await stats()).pages
    const unwanted: Record<string, string>[] = [
      { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
      { 'sec-gpc': '1' },
      { dnt: '1' },
    ]
    for (const headers of unwanted) expect((await send([page('/')], headers)).status).toBe(204)
    expect((await stats()).pages).toEqual(before)
  })

  it('of another shape are refused, over the limit only left out', async () => {
    expect((await send({})).status).toBe(400)
    expect((await send([{ kind: 'person', name: 'Lan' }])).status).toBe(400)
    const statuses = await Promise.all(
      Array.from({ length: 130 }, async () => (await send([page('/')])).status),
    )
    expect(new Set(statuses)).toEqual(new Set([204]))
    const home = (await stats('?days=1')).pages.find(({ name }) => name === '/')
    expect(home?.count).toBeLessThan(130)
  })
})

describe('the sums', () => {
  it.each([
    ['somebody else', { email: 'other@songai.example' }],
    ['an address nobody confirmed', { email_verified: false }],
  ])('are not there for %s', async (_who, claims) => {
    expect((await ask(claims)).status).toBe(404)
  })

  it('are there for the team by any spelling of its addresses', async () => {
    expect((await ask({ email: 'lan@songai.example' })).status).toBe(200)
    expect((await fetch(`${harness.url}/api/v1/stats`)).status).toBe(401)
  })
})

describe('a name is kept only where it says nothing about a person', () => {
  it.each([
    ['page', '/en/aicall/industries/banking', '/en/aicall/industries/banking'],
    ['page', '/lan@mail.example', null],
    ['page', '/0912345678', null],
    ['page', 'https://evil.example', null],
    ['page', '/a?name=Lan', null],
    ['source', 'google', 'google'],
    ['source', 'https://mail.example/inbox', null],
    ['step', 'call/done', 'call/done'],
    ['step', 'call/Nguyễn Lan', null],
    ['search', ' Tổng  đài AI ', 'tong dai ai'],
    ['search', '0912 345 678', null],
    ['search', 'lan@mail.example', null],
    ['search', 'mot hai ba bon nam sau', null],
    ['variant', 'new-price=on', 'new-price=on'],
    ['variant', 'new-price=Lan', null],
  ] as const)('%s %s', (kind, name, kept) => {
    expect(keptName({ kind, name })).toBe(kept)
  })
})
