import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import job from '../../content/jobs/chuyen-vien-trien-khai.json' with { type: 'json' }
import messages from '../../platform/email/messages.json' with { type: 'json' }
import en from '../../platform/email/visitor.en.json' with { type: 'json' }
import vi from '../../platform/email/visitor.vi.json' with { type: 'json' }
import { letterHtml, letterText } from '../../platform/email/letter.ts'
import { runCommand } from '../../platform/inbox/run-command.ts'
import { GOOD } from './cv-files.ts'
import {
  applicationBody,
  beginForm,
  contactBody,
  emailNamed,
  eventually,
  postForm,
  presign,
  putFile,
  QUICK_FORMS,
  receiptOf,
  rightsBody,
  storedAddress,
  type FormPath,
} from './forms.ts'
import { startHarness, START_MS, visitorOf, type Harness } from './harness.ts'

const DAY_MS = 24 * 3_600_000
const SITE = 'https://song.example'
const COMPANY = 'sales@song.example'
const JOB = 'chuyen-vien-trien-khai'

let ahead = 0
let harness: Harness
beforeAll(async () => {
  harness = await startHarness({
    env: { ...QUICK_FORMS, SITE_URL: SITE, MAIL_TO: COMPANY, CV_LINK_DAYS: '10', BRAND_NAME: 'Sóng <AI>' },
    clock: () => Date.now() + ahead,
  })
}, START_MS)
afterAll(() => harness.stop())

const read = async (name: string) => {
  await eventually(async () => (await emailNamed(harness, name)) !== null)
  const [head = '', ...body] = (await emailNamed(harness, name))?.split('\r\n\r\n') ?? []
  return { head, body: body.join('\r\n\r\n') }
}

/** Sends a form as the page does, with the token of its start. */
const send = async (path: FormPath, body: object) => {
  const visitor = visitorOf(harness)
  return receiptOf(await postForm(visitor, path, { ...body, formStart: await beginForm(visitor) }))
}

describe.each([
  ['vi', vi, `${SITE}/data-rights`],
  ['en', en, `${SITE}/en/data-rights`],
] as const)('the letter to the visitor (%s)', (locale, words, rights) => {
  const email = `lan-${locale}@mail.example`

  it('tells what arrived under which number, and nothing that was typed', async () => {
    const receipt = await send('/contacts', { ...contactBody, email, locale })
    const { head, body } = await read(`${receipt}-visitor`)
    expect(head).toContain(`To: ${email}`)
    expect(head).toContain(`Reply-To: ${COMPANY}`)
    expect(head).toContain(
      words.kinds.contact.subject.replace('{{receipt}}', receipt).replace('{{brand}}', 'Sóng <AI>'),
    )
    for (const part of [words.kinds.contact.text, words.labels.received, '(GMT+7)', rights])
      expect(body).toContain(part)
    for (const typed of [contactBody.fullName, 'tôi muốn nghe thử']) expect(body).not.toContain(typed)
    expect(body).toContain(`<html lang="${locale}">`)
    expect(body).toContain('Sóng &lt;AI&gt;')
  })

  it('comes for a request about data too, where an address was left', async () => {
    const receipt = await send('/data-rights', { ...rightsBody, contact: email, locale })
    const { body } = await read(`${receipt}-visitor`)
    expect(body).toContain(words.kinds['data-rights'].text)
    expect(body).toContain(words.rights.access)
    const byPhone = await send('/data-rights', { ...rightsBody, contact: '0912345678', locale })
    await read(byPhone)
    expect(await emailNamed(harness, `${byPhone}-visitor`)).toBeNull()
  })
})

describe('the letter to the visitor', () => {
  it('goes to one address five times a day at most, and never for a suspect', async () => {
    const body = { ...contactBody, email: 'many@mail.example' }
    const receipts: string[] = []
    for (let sent = 0; sent < 6; sent += 1) receipts.push(await send('/contacts', body))
    const last = receipts.at(-1) ?? ''
    await read(last)
    for (const receipt of receipts.slice(0, 5)) await read(`${receipt}-visitor`)
    expect(await emailNamed(harness, `${last}-visitor`)).toBeNull()
    const suspect = await receiptOf(
      await postForm(visitorOf(harness), '/contacts', { ...contactBody, email: 'robot@mail.example' }),
    )
    await read(suspect)
    expect(await emailNamed(harness, `${suspect}-visitor`)).toBeNull()
  })

  it('is deleted with what it is about', async () => {
    const receipt = await send('/contacts', { ...contactBody, email: 'gone@mail.example' })
    for (const name of [receipt, `${receipt}-visitor`]) await read(name)
    await runCommand(harness.context, { name: 'delete', receipt })
    for (const name of [receipt, `${receipt}-visitor`]) expect(await emailNamed(harness, name)).toBeNull()
  })
})

describe('the letter to the company', () => {
  it('has every fact by its name, and leads to the CV for some days and for nobody else', async () => {
    const upload = await presign(harness, 'pdf')
    await putFile(upload, GOOD.pdf)
    const application = { ...applicationBody(storedAddress(upload)), jobId: JOB, locale: 'en' }
    const receipt = await send('/jobs/apply', application)
    const { head, body } = await read(receipt)
    expect(head).toContain(`To: ${COMPANY}`)
    for (const part of [
      messages.languages.en,
      messages.labels.job,
      job.title.vi,
      `${SITE}/careers/${JOB}`,
      '(GMT+7)',
      messages.answer,
    ])
      expect(body).toContain(part)
    const address = new RegExp(`${SITE}(/api/v1/cv/${receipt}\\S+)`).exec(body)?.[1] ?? ''
    const fetchCv = (path: string) => fetch(harness.url + path)
    const answer = await fetchCv(address)
    expect(Buffer.from(await answer.arrayBuffer()).equals(GOOD.pdf)).toBe(true)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${receipt}.pdf"`)
    expect(answer.headers.get('cache-control')).toContain('no-store')

    const later = address.replace(/expires=\d+/, `expires=${Date.now() + 100 * DAY_MS}`)
    expect((await fetchCv(later)).status).toBe(404)
    expect((await fetchCv(address.replace(receipt, 'A261122-00000'))).status).toBe(404)
    ahead = 11 * DAY_MS
    expect((await fetchCv(address)).status).toBe(404)
    ahead = 0
    await runCommand(harness.context, { name: 'delete', receipt })
    expect((await fetchCv(address)).status).toBe(404)
  })
})

describe('a letter', () => {
  const letter = {
    locale: 'en',
    subject: 'A & B',
    blocks: [
      'Line\nline',
      {
        rows: [
          { label: 'Site', value: '<b>', href: 'https://a.example/?x=1&y=2' },
          { label: 'Phone', value: '1', href: 'tel:1' },
        ],
      },
      { action: { label: 'Press', href: 'https://b.example' } },
      { quote: { label: 'Said', value: '<script>' } },
    ],
  } as const

  it('says the same as text and as a page', () => {
    expect(letterText(letter)).toBe(
      'Line\nline\n\nSite: <b>\nhttps://a.example/?x=1&y=2\nPhone: 1\n\nPress:\nhttps://b.example\n\nSaid:\n<script>\n',
    )
    const page = letterHtml(letter)
    expect(page).toContain('<title>A &amp; B</title>')
    expect(page).toContain('<a href="https://a.example/?x=1&amp;y=2">&lt;b&gt;</a>')
    expect(page).not.toContain('<script>')
  })
})
