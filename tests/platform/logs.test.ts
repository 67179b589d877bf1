import { DrizzleQueryError, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { API_BASE } from '../../lib/contract/paths.ts'
import { describeError } from '../../platform/logger.ts'
import { GOOD } from './cv-files.ts'
import { consent, presign, putFile, QUICK_FORMS, storedAddress } from './forms.ts'
import {
  bookCall,
  startHarness,
  START_MS,
  solveCaptcha,
  visitorOf,
  type Harness,
  type Visitor,
} from './harness.ts'
import { collectLog } from './log.ts'
import { openClient } from './socket-client.ts'

const NAME = 'Dấu Vết'
const PHONE = '0913777555'
const EMAIL = 'dau.vet@mail.example'
const TEXT = 'mong được gọi lại ngay hôm nay'
const CODE = '731926'
const KEY = 'khong-trung-nhau'
const QUERY = 'nhan-dien-rieng'
const TOKEN = 'the-cua-rieng-toi'

let harness: Harness
const log = collectLog()
beforeAll(async () => {
  harness = await startHarness({ env: { ...QUICK_FORMS, LOG_LEVEL: 'trace' }, logTo: log.stream })
}, START_MS)
afterAll(() => harness.stop())

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** Good bodies of the routes that keep something. */
const bodiesOf = async (visitor: Visitor, cv: string) => {
  const person = { phoneNumber: PHONE, consent }
  const scripted = { ...person, personalizedFields: { danh_xung: 'Anh', ten: NAME } }
  const captcha = (route: Parameters<typeof solveCaptcha>[1]) => solveCaptcha(visitor, route)
  return {
    '/contacts': {
      ...person,
      fullName: NAME,
      email: EMAIL,
      purpose: 'AICALL',
      content: TEXT,
      recaptcha: await captcha('contacts'),
    },
    '/jobs/apply': {
      ...person,
      name: NAME,
      email: EMAIL,
      portfolio: `https://cv.example/${QUERY}`,
      cv,
      recaptcha: await captcha('jobs-apply'),
    },
    '/data-rights': { kind: 'access', contact: EMAIL, consent, recaptcha: await captcha('data-rights') },
    '/demo-calls/auto-call': {
      ...scripted,
      campaignId: 'payment-reminder',
      recaptcha: await captcha('auto-call'),
    },
    '/demo-calls/callbot': {
      ...scripted,
      campaignId: 'callbot-reminder',
      recaptcha: await captcha('callbot'),
    },
    '/demo-calls/voice-otp': {
      ...person,
      voice: 'thu-lam',
      rate: 1,
      otpCode: CODE,
      recaptcha: await captcha('voice-otp'),
    },
    '/tts/demo': { text: TEXT, voice: 'thu-lam', rate: 1, recaptcha: await captcha('tts') },
  }
}

/** Makes the database refuse to write, and quote the whole row as it does. */
const refuseWrites = async (db: Harness['context']['database']['db']) => {
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no: %', new using detail = new::text; end $$`)
  for (const table of ['submissions', 'consents', 'calls', 'tts_uses', 'uploads'])
    await db.execute(
      sql.raw(
        `create trigger refuse before insert or update on ${table} for each row execute function refuse()`,
      ),
    )
}

describe('a database that fails', () => {
  /** Asks every route of the API; gives the status of each. */
  const askAll = async (
    visitor: Visitor,
    bodies: Record<string, unknown>,
    ids: { callId: string; ticket: string },
  ) => {
    const { paths } = documentSchema.parse(await (await fetch(`${harness.url}/openapi.json`)).json())
    const statuses = new Map<string, number>()
    for (const [path, methods] of Object.entries(paths)) {
      const route = path.replace(API_BASE, '')
      const address = path.replace('{call_id}', ids.callId).replace(/\{\w+\}/g, QUERY)
      // An event stream has no end.
      if (path.startsWith('/sub/')) continue
      for (const method of Object.keys(methods)) {
        const sends = method === 'post' || method === 'put'
        const response = await fetch(`${harness.url}${address}?code=${QUERY}&email=${EMAIL}`, {
          method: method.toUpperCase(),
          headers: {
            cookie: visitor.cookie,
            authorization: `Bearer ${TOKEN}`,
            'idempotency-key': KEY,
            'x-call-ticket': ids.ticket,
            ...(sends && { 'content-type': 'application/json' }),
          },
          ...(sends && { body: JSON.stringify(bodies[route] ?? { name: NAME }) }),
        })
        await response.arrayBuffer()
        statuses.set(`${method} ${route}`, response.status)
      }
    }
    return statuses
  }

  it('makes every route fail, and no log line tells what was sent', async () => {
    const { db } = harness.context.database
    const visitor = visitorOf(harness)
    const { call_id: callId, ticket } = await bookCall(visitor, PHONE)
    const upload = await presign(harness, 'pdf', GOOD.pdf.length)
    await putFile(upload, GOOD.pdf)
    const client = await openClient(harness, visitor)
    const [first, second] = [
      await bodiesOf(visitor, storedAddress(upload)),
      await bodiesOf(visitor, storedAddress(upload)),
    ]

    await refuseWrites(db)
    const refused = await askAll(visitor, first, { callId, ticket })
    await db.execute(sql`drop schema public cascade`)
    const gone = await askAll(visitor, second, { callId, ticket })
    expect((await client.ask('make_auto_call', { ticket })).error_code).toBe('INTERNAL')
    client.close()
    await putFile(upload, GOOD.pdf)

    // They reached the database: what they carried was in the query that failed.
    for (const route of Object.keys(first)) {
      expect([route, refused.get(`post ${route}`)]).toEqual([route, 500])
      expect([route, gone.get(`post ${route}`)]).toEqual([route, 500])
    }
    const text = log.text()
    for (const told of ['"code":"P0001"', '"code":"42P01"', 'socket message failed', '/api/v1/uploads/'])
      expect(text).toContain(told)

    const issued = [ticket, visitor.cookie.replace('visitor=', ''), new URL(upload).search.slice(1)]
    const sent = [NAME, 'Vết', PHONE, PHONE.slice(1), EMAIL, TEXT, CODE, KEY, TOKEN]
    for (const secret of [...sent, ...issued])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    // A made-up id stands in the path, and nowhere else.
    expect(text.replaceAll(/"path":"[^"?]*"/g, '')).not.toContain(QUERY)
  }, 60_000)
})

describe('a logged error', () => {
  it('keeps what finds the fault and drops what it quotes', () => {
    const refusal = Object.assign(new Error('Key (email)=(dau.vet@mail.example) already exists'), {
      severity: 'ERROR',
      code: '23505',
      detail: `Key (email)=(${EMAIL}) already exists`,
      constraint: 'accounts_email',
    })
    const error = new DrizzleQueryError('insert into "accounts" values ($1)', [EMAIL], refusal)
    const described = describeError(error)
    expect(described).toMatchObject({
      query: 'insert into "accounts" values ($1)',
      cause: { code: '23505', constraint: 'accounts_email' },
    })
    expect(described.stack).toContain('logs.test.ts')
    expect(JSON.stringify(described)).not.toContain(EMAIL)
  })

  it.each([
    ['a text that is no JSON', () => JSON.parse(`{"email":${EMAIL}`)],
    [
      'a presigned address',
      () => {
        throw new Error(`GET https://files.example/a.pdf?signature=${EMAIL} failed`)
      },
    ],
  ])('says nothing of %s', (_name, fail) => {
    let error: unknown
    try {
      fail()
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(Error)
    expect(JSON.stringify(describeError(error))).not.toContain(EMAIL)
  })

  it('of any other kind keeps its message', () => {
    expect(describeError(new TypeError('x is not a function')).message).toBe('x is not a function')
  })
})
