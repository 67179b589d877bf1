import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { collectLog } from '../log.ts'
import { createBrowser } from './browser.ts'
import {
  authAddress,
  openRegistration,
  PERSON,
  startHarness,
  START_MS,
  token,
  type Harness,
} from './harness.ts'

const EMAIL = 'dau.vet@mail.example'
const PASSWORD = 'mot-cau-chi-minh-biet'
const CODE = 'ma-doi-lay-the'

const log = collectLog()
let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ LOG_LEVEL: 'trace' }, undefined, log.stream)
}, START_MS)
afterAll(() => harness.stop())

it('a database that fails puts nothing into the log that was typed in or kept', async () => {
  const { db } = harness.context
  const newcomer = createBrowser()
  const registration = await openRegistration(harness, newcomer)
  const returning = createBrowser()
  const login = await returning.open(authAddress(harness).url)
  const person = { firstName: 'Dấu', lastName: 'Vết', email: EMAIL, password: PASSWORD }

  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no: %', new using detail = new::text; end $$`)
  await db.execute(
    sql`create trigger refuse before insert on identity_records for each row execute function refuse()`,
  )
  const refused = await newcomer.submit(registration, {
    ...PERSON,
    ...person,
    'password-confirm': PASSWORD,
  })
  expect(refused.status).toBe(500)
  await db.execute(sql`drop schema public cascade`)
  await returning.submit(login, { username: EMAIL, password: PASSWORD })
  await returning.open(authAddress(harness, { login_hint: EMAIL }).url)
  await token(harness, {
    grant_type: 'authorization_code',
    client_id: 'website',
    code: CODE,
    redirect_uri: 'x',
  })

  const text = log.text()
  for (const told of ['"code":"P0001"', '"code":"42P01"']) expect(text).toContain(told)
  for (const secret of [EMAIL, PASSWORD, 'Vết', CODE, 'scrypt', 'login_hint'])
    expect([secret, text.includes(secret)]).toEqual([secret, false])
})
