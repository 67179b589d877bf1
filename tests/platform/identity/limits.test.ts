import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser } from './browser.ts'
import {
  authAddress,
  fragmentOf,
  openRegistration,
  SITE,
  startHarness,
  START_MS,
  type Harness,
} from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ LOGIN_TRIES: '3', REGISTRATIONS_PER_HOUR: '1' })
}, START_MS)
afterAll(() => harness.stop())

describe('limits', () => {
  it('stop guessing of one person’s password, whoever guesses rightly then', async () => {
    const browser = createBrowser()
    await harness.context.accounts.create(
      { email: 'mai@songai.example', firstName: 'Mai', lastName: 'Vũ' },
      'mat-khau-that',
    )
    let page = await browser.open(authAddress(harness).url)
    const guess = async (password: string) => {
      page = await browser.submit(page, { username: 'mai@songai.example', password })
    }
    for (let round = 0; round < 3; round += 1) await guess('khong-phai')
    await guess('mat-khau-that')
    expect(page.status).toBe(429)
    expect(page.text).toContain('quá nhiều lần')
  })

  it('count failures only: whoever knows the password is never kept out', async () => {
    const person = { username: 'vinh@songai.example', password: 'mat-khau-that' }
    const profile = { email: person.username, firstName: 'Vinh', lastName: 'Đỗ' }
    await harness.context.accounts.create(profile, person.password)
    for (let round = 0; round < 32; round += 1) {
      const browser = createBrowser()
      const answer = await browser.submit(await browser.open(authAddress(harness).url), person)
      expect(fragmentOf(answer.location).get('code')).toBeTruthy()
    }
  })

  it('stop accounts by the dozen', async () => {
    const browser = createBrowser()
    const form = await openRegistration(harness, browser)
    const person = {
      firstName: 'A',
      lastName: 'B',
      password: 'mot-cau-dai',
      'password-confirm': 'mot-cau-dai',
    }
    const first = await browser.submit(form, { ...person, email: 'a1@songai.example' })
    expect(first.location).toContain(SITE)
    const other = createBrowser()
    const second = await openRegistration(harness, other)
    expect((await other.submit(second, { ...person, email: 'a2@songai.example' })).status).toBe(429)
  })
})
