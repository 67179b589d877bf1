import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityRecords } from '../../../platform/db/identity-schema.ts'
import { LOCALES } from '../../../lib/contract/enums.ts'
import { messagesOf } from '../../../platform/identity/messages/messages.ts'
import { eventually } from '../forms.ts'
import { createBrowser, type Browser, type Page } from './browser.ts'
import { lettersTo, linkIn, newLettersTo } from './outbox.ts'
import {
  authAddress,
  DEMO,
  openRegistration,
  refresh,
  signIn,
  startHarness,
  START_MS,
  type Harness,
} from './harness.ts'

const NEW_PASSWORD = 'mot-cau-moi-tinh'
const MINUTE_MS = 60_000

let now = Date.now()
let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ LETTERS_PER_HOUR: '1000' }, () => now)
}, START_MS)
afterAll(() => harness.stop())

const letters = (to: string) => lettersTo(harness, to)
const lettersOf = (to: string, work: () => Promise<unknown>) => newLettersTo(harness, to, work)

const askReset = async (email: string, { browser = createBrowser(), locale = 'vi' } = {}): Promise<Page> => {
  const page = await browser.open(`${harness.issuer}/login-actions/reset-credentials?kc_locale=${locale}`)
  return browser.submit(page, { username: email })
}

const setPassword = (browser: Browser, page: Page, password: string, confirm = password) =>
  browser.submit(page, { 'password-new': password, 'password-confirm': confirm })

/** Somebody with an account of their own. */
const newcomer = async (name: string) => {
  const person = { username: `${name}@songai.example`, password: 'mat-khau-dau-tien' }
  await harness.context.accounts.create(
    { email: person.username, firstName: 'Lan', lastName: 'Trần' },
    person.password,
  )
  return person
}

describe('a forgotten password', () => {
  it.each(LOCALES)('is reset by a letter from the sign-in page on (%s)', async (locale) => {
    const person = await newcomer(`lan-${locale}`)
    const words = messagesOf(locale)
    const stolen = await signIn(harness, createBrowser(), person)
    const browser = createBrowser()
    const login = await browser.open(authAddress(harness, { ui_locales: locale }).url)
    const link = /id="kc-reset"[\s\S]*?href="([^"]*)"/.exec(login.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const form = await browser.open(new URL(link, login.url).href)
    const [eml = ''] = await lettersOf(person.username, () =>
      browser.submit(form, { username: person.username.toUpperCase() }),
    )
    expect(eml).toContain(words.letters.reset.action)
    expect(eml).toContain(words.letters.reset.ignore)

    const page = await browser.open(linkIn(eml))
    expect(page.text).toContain(words.newPassword.title)
    const differs = await setPassword(browser, page, NEW_PASSWORD, 'khac-han-roi')
    expect(differs.text).toContain(words.errors.confirmDiffers)
    const asEmail = await setPassword(browser, differs, person.username)
    expect(asEmail.text).toContain(words.errors.passwordIsEmail)
    const done = await setPassword(browser, asEmail, NEW_PASSWORD)
    expect(done.text).toContain(words.newPassword.doneTitle)

    expect((await refresh(harness, stolen.refresh_token)).status).toBe(400)
    await expect(signIn(harness, createBrowser(), person)).rejects.toThrow()
    const tokens = await signIn(harness, createBrowser(), { ...person, password: NEW_PASSWORD })
    expect(decodeJwt(tokens.access_token)['email_verified']).toBe(true)
  })

  it('answers alike whether there is an account or not, and writes to nobody else', async () => {
    const blank = (page: Page) => page.text.replaceAll(/attempt=[0-9a-f-]{36}/g, '')
    const known = await askReset(DEMO.username)
    const unknown = await askReset('nobody@songai.example')
    expect(blank(unknown)).toBe(blank(known))
    expect(unknown.status).toBe(known.status)
    await eventually(() => letters(DEMO.username).length > 0)
    expect(letters('nobody@songai.example')).toEqual([])
  })

  it('gives a link that works once, for half an hour, and only until there is a newer one', async () => {
    const person = await newcomer('minh')
    const words = messagesOf('vi')
    const ask = () => askReset(person.username)
    const linkOf = async () =>
      linkIn((await newLettersTo(harness, person.username, ask, (eml) => linkIn(eml) !== ''))[0])
    const [older, newer] = [await linkOf(), await linkOf()]
    const browser = createBrowser()
    const gone = await browser.open(older)
    expect(gone).toMatchObject({ status: 410, text: expect.stringContaining(words.linkExpired.title) })
    const page = await browser.open(newer)
    const [one, other] = await Promise.all([
      setPassword(browser, page, NEW_PASSWORD),
      setPassword(createBrowser(), page, 'mot-cau-khac-nua'),
    ])
    expect([one.status, other.status].sort()).toEqual([200, 410])
    expect((await browser.open(newer)).status).toBe(410)

    const late = await linkOf()
    now += 31 * MINUTE_MS
    expect((await browser.open(late)).status).toBe(410)
    for (const key of ['', '?key=', '?key=x', `?key=${'x'.repeat(5_000)}`, '?key=a&key=b'])
      expect((await browser.open(`${harness.issuer}/login-actions/reset-password${key}`)).status).toBe(410)
  })

  it('keeps no token that could be read in the database', async () => {
    const person = await newcomer('thu')
    const link = linkIn((await lettersOf(person.username, () => askReset(person.username)))[0])
    const key = new URL(link).searchParams.get('key') ?? ''
    expect(key.length).toBeGreaterThan(40)
    const rows = JSON.stringify(await harness.context.db.select().from(identityRecords))
    expect(rows).toContain('EmailToken')
    expect(rows).not.toContain(key)
  })

  it.each([
    ['', 'emailEmpty'],
    ['lan@', 'emailInvalid'],
  ] as const)('%j is no address to write to', async (email, error) => {
    const page = await askReset(email)
    expect(page.text).toContain(messagesOf('vi').errors[error])
    expect(page.text).toContain('aria-invalid="true"')
  })
})

describe('an address', () => {
  const isVerified = async (email: string) => (await harness.context.accounts.byEmail(email))?.emailVerified
  const PATHS = { verification: 'verification', change: 'email' }

  /** The letter that the account page of somebody sends, and the browser they are signed in with. */
  const letterOf = async (
    person: { username: string; password: string },
    kind: keyof typeof PATHS,
    to = person.username,
  ) => {
    const browser = createBrowser()
    await signIn(harness, browser, person)
    const account = await browser.open(`${harness.issuer}/account?kc_locale=en`)
    const values: Record<string, string> = kind === 'change' ? { email: to, password: person.password } : {}
    const [eml = ''] = await lettersOf(to, () => browser.submit(account, values, `account/${PATHS[kind]}`))
    return { browser, eml, link: linkIn(eml) }
  }

  it('is confirmed by one press where its person is signed in', async () => {
    const person = await newcomer('khoa')
    const { browser, eml, link } = await letterOf(person, 'verification')
    const { letters: words, verification } = messagesOf('en')
    expect(eml).toContain(words.verification.action)
    const page = await browser.open(link)
    expect(await isVerified(person.username)).toBe(false)
    expect(page.text).not.toContain('type="password"')
    const done = await browser.submit(page, {})
    expect(done.text).toContain(verification.doneTitle)
    expect(await isVerified(person.username)).toBe(true)
    expect((await createBrowser().open(link)).status).toBe(410)
    expect((await browser.open(`${harness.issuer}/account`)).text).not.toContain('account/verification')
  })

  it('is confirmed elsewhere only with the password: it may be a stranger’s', async () => {
    const person = await newcomer('stranger')
    const { link } = await letterOf(person, 'verification')
    const reader = createBrowser()
    const page = await reader.open(link)
    const refused = await reader.submit(page, { password: 'khong-phai' })
    expect(refused.text).toContain(messagesOf('en').errors.passwordWrong)
    expect(await isVerified(person.username)).toBe(false)
    await reader.submit(refused, { password: person.password })
    expect(await isVerified(person.username)).toBe(true)
  })

  it('is confirmed by the last letter alone', async () => {
    const person = await newcomer('again')
    const { browser, link } = await letterOf(person, 'verification')
    const second = await letterOf(person, 'verification')
    expect((await browser.open(link)).status).toBe(410)
    await browser.submit(await browser.open(second.link), {})
    expect(await isVerified(person.username)).toBe(true)
  })

  it('changes once the new one has answered, and the old one is told', async () => {
    const person = await newcomer('old')
    const next = 'new@songai.example'
    const { browser, link } = await letterOf(person, 'change', next)
    expect(await harness.context.accounts.byEmail(next)).toBeUndefined()
    const page = await browser.open(link)
    expect(page.text).toContain(next)
    const [told = ''] = await lettersOf(person.username, () => browser.submit(page, {}))
    expect(told).not.toContain(next)
    expect(await isVerified(next)).toBe(true)
    await expect(signIn(harness, createBrowser(), person)).rejects.toThrow()
    await signIn(harness, createBrowser(), { ...person, username: next })
  })

  it('changes for nobody without the password, to none that is taken, and says nothing of who has it', async () => {
    const [person, other] = [await newcomer('one'), await newcomer('two')]
    const browser = createBrowser()
    await signIn(harness, browser, person)
    const account = await browser.open(`${harness.issuer}/account?kc_locale=en`)
    const ask = (email: string, password = person.password) =>
      browser.submit(account, { email, password }, 'account/email')
    const { errors, account: words, letters: texts } = messagesOf('en')
    expect((await ask('free@songai.example', 'khong-phai')).text).toContain(errors.passwordWrong)
    expect((await ask(person.username.toUpperCase())).text).toContain(errors.emailSame)
    const [eml = ''] = await lettersOf(other.username, async () =>
      expect((await ask(other.username)).text).toContain(words.emailSent),
    )
    expect(eml).toContain(texts.resetAction)
    expect(linkIn(eml)).toBe('')
    // One that was free when it was asked for, and is taken when the letter is answered.
    const late = 'late@songai.example'
    const { link, browser: own } = await letterOf(person, 'change', late)
    await harness.context.accounts.create({ email: late, firstName: 'A', lastName: 'B' }, 'mat-khau-khac')
    expect((await own.submit(await own.open(link), {})).status).toBe(410)
    await signIn(harness, createBrowser(), person)
  })
})

describe('letters', () => {
  it(
    'are so many an hour to one person, whether there is one or not',
    async () => {
      const strict = await startHarness({ LETTERS_PER_HOUR: '2' })
      const ask = async (email: string) => {
        const browser = createBrowser()
        return browser.submit(await browser.open(`${strict.issuer}/login-actions/reset-credentials`), {
          username: email,
        })
      }
      for (const email of [DEMO.username, 'nobody@songai.example']) {
        const pages = [await ask(email), await ask(email), await ask(email)]
        expect(pages.map(({ status }) => status)).toEqual([200, 200, 429])
        expect(pages[2]?.text).toContain(messagesOf('vi').errors.tooManyLetters)
      }
      await strict.stop()
    },
    START_MS,
  )

  it(
    'that would reach nobody are not offered: production without a mail server names an address instead',
    async () => {
      const production = await startHarness({
        NODE_ENV: 'production',
        DEMO_USER: '',
        DEMO_USER_PASSWORD: '',
        SUPPORT_EMAIL: 'help@songai.test',
      })
      const page = await createBrowser().open(authAddress(production).url)
      expect(page.text).toContain('mailto:help@songai.test')
      expect(page.text).not.toContain('kc-reset')
      expect(page.text).not.toContain('kc-registration')
      const closed = await openRegistration(production, createBrowser())
      expect(closed.text).toContain(messagesOf('vi').register.closed)
      expect(closed.text).not.toContain('kc-register-form')
      await production.stop()
    },
    START_MS,
  )
})
