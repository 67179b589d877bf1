// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onToast, type Toast } from '@/components/ui/toast-store'
import type { CvError } from '@/features/careers/apply/cv-rules'
import { loadApplyMessages, type ApplyMessages } from '@/features/careers/apply/messages'
import { ApiError } from '@/lib/api-error'
import { LOCALES } from '@/lib/i18n/config'
import { errorOf, press, resetService, service } from '../forms'
import { choose, cvInput, fillIn, fillInPerson, pdf, show, state } from './apply-page'
import { resetStorage, storage } from './cv-storage'

vi.mock('@/lib/http', async () => ({ request: (await import('../forms')).fakeRequest }))
vi.mock('@/lib/captcha/solve-captcha', () => ({ solveCaptcha: () => Promise.resolve('proof') }))
vi.mock('@/lib/read-public-config', () => ({
  readPublicConfig: () => Promise.resolve({ recaptchaSiteKey: '' }),
}))
vi.mock('@/features/careers/apply/upload-cv', async () => ({
  uploadCv: (await import('./cv-storage')).fakeUpload,
}))

beforeEach(() => {
  resetService()
  resetStorage()
})
afterEach(cleanup)

describe.each(LOCALES)('the application form in %s', (lang) => {
  let messages: ApplyMessages
  beforeEach(async () => {
    messages = await loadApplyMessages(lang)
  })

  test('explains every file it cannot take, and sends none of them', async () => {
    show(messages, lang)
    const huge = new File([], 'cv.pdf')
    Object.defineProperty(huge, 'size', { value: 10 * 1024 * 1024 + 1 })
    const unreadable = new File(['%PDF'], 'cv.pdf')
    Object.defineProperty(unreadable, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new Error()) }),
    })
    const wrong: [File, CvError][] = [
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
      await waitFor(() => expect(errorOf(cvInput())?.textContent).toBe(messages.cv.problems[problem]))
    }
    expect(storage.uploads).toBe(0)
  })

  test('two files dropped at once are refused', async () => {
    show(messages, lang)
    fireEvent.drop(document.querySelector('[data-slot=cv]')!, {
      dataTransfer: {
        // What a browser hands over; jsdom has no drag of its own.
        files: [pdf(), pdf()],
        items: [pdf(), pdf()].map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
        types: ['Files'],
      },
    })
    await waitFor(() => expect(errorOf(cvInput())?.textContent).toBe(messages.cv.problems.TOO_MANY))
  })

  test('a failed upload can be tried again, alone or by sending', async () => {
    storage.answer = () => Promise.reject(new Error('cut'))
    show(messages, lang)
    choose(pdf())
    await waitFor(() => expect(errorOf(cvInput())?.textContent).toBe(messages.cv.problems.UPLOAD))
    fireEvent.click(screen.getByRole('button', { name: messages.cv.retry }))
    await waitFor(() => expect(storage.uploads).toBe(2))
    await waitFor(() => expect(state()).toBe('failed'))
    fillInPerson(messages)
    storage.answer = () => Promise.resolve('https://store.example/uploads/b.pdf')
    await press(messages.send)
    await screen.findByText('C261121-7K3FQ')
    expect(service.asked[0]?.data['cv']).toBe('https://store.example/uploads/b.pdf')
  })

  test.each(['LIMIT', 'STORAGE'] as const)('an upload that is not taken (%s) says why', async (problem) => {
    storage.answer = () => Promise.reject(Object.assign(new Error(problem), { code: problem }))
    show(messages, lang)
    choose(pdf())
    await waitFor(() => expect(errorOf(cvInput())?.textContent).toBe(messages.cv.problems[problem]))
    expect(screen.getByRole('button', { name: messages.cv.retry })).toBeTruthy()
  })

  test('an upload can be cancelled and replaced', async () => {
    storage.answer = () => new Promise(() => undefined)
    show(messages, lang)
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
    fireEvent.click(screen.getByRole('button', { name: messages.cv.remove }))
    expect(state()).toBe('none')
  })

  test('a file that was removed can be had back as it was, without another upload', async () => {
    storage.answer = () => Promise.resolve('https://store.example/uploads/d.pdf')
    const toasts: Toast[] = []
    const end = onToast((toast) => toasts.push(toast))
    show(messages, lang)
    choose(pdf())
    await waitFor(() => expect(state()).toBe('done'))
    fireEvent.click(screen.getByRole('button', { name: messages.cv.remove }))
    expect(state()).toBe('none')
    expect(toasts.map(({ text, action }) => [text, action?.label])).toEqual([
      [messages.cv.removed.replace('{name}', 'cv.pdf'), messages.cv.undo],
    ])
    act(() => toasts[0]?.action?.run())
    end()
    expect(state()).toBe('done')
    expect(document.activeElement).toBe(cvInput())
    fillInPerson(messages)
    await press(messages.send)
    await screen.findByText('C261121-7K3FQ')
    expect(service.asked[0]?.data['cv']).toBe('https://store.example/uploads/d.pdf')
    expect(storage.uploads).toBe(1)
  })

  test('a file the service refuses is asked for again', async () => {
    service.answer = () =>
      Promise.reject(new ApiError('refused', { code: 'VALIDATION', fields: { cv: 'CV_INVALID' } }))
    show(messages, lang)
    await fillIn(messages)
    await press(messages.send)
    await waitFor(() => expect(errorOf(cvInput())?.textContent).toBe(messages.cv.problems.WRONG_CONTENT))
    expect(screen.getByRole('button', { name: messages.cv.retry })).toBeTruthy()
  })
})
