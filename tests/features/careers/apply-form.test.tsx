// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApplyForm } from '@/features/careers/apply/apply-form'
import type { CvProblem } from '@/features/careers/apply/cv-rules'
import { loadApplyFormWords, type ApplyFormWords } from '@/features/careers/apply/form-words'
import { ApiError } from '@/lib/api-error'
import type { FieldCode } from '@/lib/contract/field-codes'
import { LANGS, type Lang } from '@/lib/i18n/config'
import { errorOf, press, resetService, service, type } from '../forms'

const storage = vi.hoisted(() => ({
  uploads: 0,
  answer: (): Promise<string | null> => Promise.resolve('https://store.example/uploads/a.pdf'),
  signal: undefined as AbortSignal | undefined,
}))

vi.mock('@/lib/http', async () => ({ request: (await import('../forms')).fakeRequest }))
vi.mock('@/lib/captcha/solve-captcha', () => ({ solveCaptcha: () => Promise.resolve('proof') }))
vi.mock('@/lib/read-public-config', () => ({
  readPublicConfig: () => Promise.resolve({ recaptchaSiteKey: '' }),
}))
vi.mock('@/features/careers/apply/upload-cv', () => ({
  uploadCv: (_file: File, { signal }: { signal: AbortSignal }) => {
    storage.uploads += 1
    storage.signal = signal
    return storage.answer()
  },
}))

const FAR = Date.parse('2099-01-01')
const pdf = () => new File(['%PDF-1.7 …'], 'cv.pdf', { type: 'application/pdf' })

const show = (words: ApplyFormWords, lang: Lang, closesAt = FAR) =>
  render(
    <ApplyForm
      words={words}
      lang={lang}
      slug="ky-su"
      closesAt={closesAt}
      links={{ rights: '/data-rights', list: '/careers' }}
      email="help@songai.example"
    />,
  )

const cvInput = () => document.getElementById('apply-cv')!
const choose = (...files: File[]) => fireEvent.change(cvInput(), { target: { files } })
const state = () => document.querySelector('[data-upload]')?.getAttribute('data-upload')

const fillIn = async (words: ApplyFormWords) => {
  type(words.name, 'Trần Thị Bình')
  type(words.email, 'binh@thu.example')
  type(words.phoneNumber, '0912345678')
  choose(pdf())
  await waitFor(() => expect(state()).toBe('done'))
  fireEvent.click(screen.getByLabelText(words.consent))
}

beforeEach(() => {
  resetService()
  storage.uploads = 0
  storage.answer = () => Promise.resolve('https://store.example/uploads/a.pdf')
})
afterEach(cleanup)

describe.each(LANGS)('the application form in %s', (lang) => {
  let words: ApplyFormWords
  beforeEach(async () => {
    words = await loadApplyFormWords(lang)
  })

  test('explains every wrong value beside its field', async () => {
    show(words, lang)
    const wrong: [string, string, FieldCode][] = [
      [words.name, '', 'NAME_EMPTY'],
      [words.name, '<b>', 'NAME_INVALID'],
      [words.email, '', 'EMAIL_EMPTY'],
      [words.email, 'binh', 'EMAIL_INVALID'],
      [words.phoneNumber, '', 'PHONE_EMPTY'],
      [words.phoneNumber, 'abc', 'PHONE_INVALID'],
    ]
    for (const [label, value, code] of wrong) {
      const field = type(label, value)
      await waitFor(() => expect(errorOf(field)?.textContent).toBe(words.form.fields[code]))
    }
    const portfolio = screen.getByRole('textbox', { name: new RegExp(`^${words.portfolio}`) })
    fireEvent.change(portfolio, { target: { value: 'ftp://x' } })
    fireEvent.blur(portfolio)
    await waitFor(() => expect(errorOf(portfolio)?.textContent).toBe(words.form.fields.PORTFOLIO_INVALID))
  })

  test('explains every file it cannot take, and sends none of them', async () => {
    show(words, lang)
    const huge = new File([], 'cv.pdf')
    Object.defineProperty(huge, 'size', { value: 10 * 1024 * 1024 + 1 })
    const unreadable = new File(['%PDF'], 'cv.pdf')
    Object.defineProperty(unreadable, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new Error()) }),
    })
    const wrong: [File, CvProblem][] = [
      [new File(['x'], 'cv'), 'NO_EXTENSION'],
      [new File(['x'], '.pdf'), 'NO_EXTENSION'],
      [new File(['x'], 'cv.exe'), 'WRONG_TYPE'],
      [new File(['MZ\u0090'], 'cv.pdf'), 'WRONG_CONTENT'],
      [new File(['%PDF'], 'cv.docx'), 'WRONG_CONTENT'],
      [new File([], 'cv.doc'), 'EMPTY'],
      [huge, 'TOO_LARGE'],
      [unreadable, 'UNREADABLE'],
    ]
    for (const [file, problem] of wrong) {
      choose(file)
      await waitFor(() => expect(errorOf(cvInput())?.textContent).toBe(words.cv.problems[problem]))
    }
    expect(storage.uploads).toBe(0)
  })

  test('two files dropped at once are refused', async () => {
    show(words, lang)
    fireEvent.drop(document.querySelector('[data-slot=cv]')!, {
      dataTransfer: {
        // What a browser hands over; jsdom has no drag of its own.
        files: [pdf(), pdf()],
        items: [pdf(), pdf()].map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
        types: ['Files'],
      },
    })
    await waitFor(() => expect(errorOf(cvInput())?.textContent).toBe(words.cv.problems.TOO_MANY))
  })

  test('sent empty: names the CV too, focuses the first field', async () => {
    show(words, lang)
    await press(words.send)
    await waitFor(() => expect(errorOf(cvInput())?.textContent).toBe(words.form.fields.CV_EMPTY))
    expect(document.activeElement).toBe(screen.getByLabelText(words.name))
    expect(service.asked).toEqual([])
  })

  test('with only the CV missing the focus goes there', async () => {
    show(words, lang)
    await fillIn(words)
    fireEvent.click(screen.getByRole('button', { name: words.cv.remove }))
    expect(document.activeElement).toBe(cvInput())
    screen.getByLabelText(words.name).focus()
    await press(words.send)
    await waitFor(() => expect(document.activeElement).toBe(cvInput()))
  })

  test('is sent with the stored address and the job, and shows the receipt', async () => {
    show(words, lang)
    await fillIn(words)
    await press(words.send)
    const title = await screen.findByRole('heading', { name: words.thanks.title })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(service.asked).toHaveLength(1)
    expect(service.asked[0]?.data).toMatchObject({
      name: 'Trần Thị Bình',
      cv: 'https://store.example/uploads/a.pdf',
      jobId: 'ky-su',
      consent: { accepted: true, version: 'application-2026-11' },
    })
    expect(localStorage).toHaveLength(0)
  })

  test('a failed upload can be tried again, alone or by sending', async () => {
    storage.answer = () => Promise.reject(new Error('cut'))
    show(words, lang)
    choose(pdf())
    await waitFor(() => expect(errorOf(cvInput())?.textContent).toBe(words.cv.problems.UPLOAD))
    fireEvent.click(screen.getByRole('button', { name: words.cv.retry }))
    await waitFor(() => expect(storage.uploads).toBe(2))
    await waitFor(() => expect(state()).toBe('failed'))
    type(words.name, 'Trần Thị Bình')
    type(words.email, 'binh@thu.example')
    type(words.phoneNumber, '0912345678')
    fireEvent.click(screen.getByLabelText(words.consent))
    storage.answer = () => Promise.resolve('https://store.example/uploads/b.pdf')
    await press(words.send)
    await screen.findByText('C261121-7K3FQ')
    expect(service.asked[0]?.data['cv']).toBe('https://store.example/uploads/b.pdf')
  })

  test('an upload can be cancelled and replaced', async () => {
    storage.answer = () => new Promise(() => undefined)
    show(words, lang)
    choose(pdf())
    await waitFor(() => expect(state()).toBe('uploading'))
    expect(screen.getByRole('progressbar')).toBeTruthy()
    await waitFor(() => expect(storage.uploads).toBe(1))
    const first = storage.signal
    storage.answer = () => Promise.resolve('https://store.example/uploads/c.pdf')
    choose(new File(['%PDF'], 'other.pdf'))
    await waitFor(() => expect(state()).toBe('done'))
    expect(first?.aborted).toBe(true)
    expect(screen.getByText('other.pdf')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: words.cv.remove }))
    expect(state()).toBe('none')
  })

  test('says that the email has been used, and keeps everything', async () => {
    service.answer = () => Promise.reject(new ApiError('refused', { code: 'EMAIL_ALREADY_USED' }))
    show(words, lang)
    await fillIn(words)
    await press(words.send)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(words.form.problems.EMAIL_ALREADY_USED.title)
    expect(alert.textContent).toContain(words.form.problems.EMAIL_ALREADY_USED.text)
    expect(state()).toBe('done')
  })

  test('a file the service refuses is asked for again', async () => {
    service.answer = () =>
      Promise.reject(new ApiError('refused', { code: 'VALIDATION', fields: { cv: 'CV_INVALID' } }))
    show(words, lang)
    await fillIn(words)
    await press(words.send)
    await waitFor(() => expect(errorOf(cvInput())?.textContent).toBe(words.cv.problems.WRONG_CONTENT))
    expect(screen.getByRole('button', { name: words.cv.retry })).toBeTruthy()
  })

  test('a job that closed meanwhile says so and sends nothing', async () => {
    show(words, lang, 0)
    await fillIn(words)
    await press(words.send)
    expect((await screen.findByRole('alert')).textContent).toContain(words.closed.title)
    expect(service.asked).toEqual([])
  })

  test('keeps what was written, not the file, and says so', async () => {
    const first = show(words, lang)
    await fillIn(words)
    first.unmount()
    show(words, lang)
    await waitFor(() => expect(screen.getByLabelText(words.name)).toHaveProperty('value', 'Trần Thị Bình'))
    expect(state()).toBe('none')
    const [before = ''] = words.form.draft.restored.split('{time}')
    expect(document.querySelector('[data-slot=draft-note]')?.textContent).toContain(before)
  })
})
