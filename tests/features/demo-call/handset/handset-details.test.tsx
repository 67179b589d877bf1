// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSpeech } from '@/features/demo-call/handset/api'
import {
  answer,
  caption,
  leavePage,
  label,
  pass,
  preparePage,
  press,
  ring,
  script,
  messages,
} from './handset-page'
import { scriptOf } from './scripts'

vi.mock('@/features/demo-call/call-messages')
vi.mock('@/features/demo-call/handset/api')

beforeEach(preparePage)
afterEach(leavePage)

describe('the visitor’s own details', () => {
  const values = { voice: 'thu-lam', personalizedFields: { danh_xung: 'Chị', ten: 'Hà' } }

  test('are asked for by step, never as a text, and heard when they come', async () => {
    vi.mocked(readSpeech).mockImplementation(({ stepId }) =>
      Promise.resolve({ text: `Xin chào Chị Hà (${stepId}).`, src: '/x.mp3', durationMs: 900, words: [] }),
    )
    await ring({ values })
    await answer()
    expect(caption()).toContain('Chị Hà (hello)')
    expect(vi.mocked(readSpeech).mock.calls[0]).toEqual([{ scriptId: script.id, stepId: 'hello', ...values }])
  })

  test('without the service the standard words are said, and it is mentioned', async () => {
    await ring({ values })
    await answer()
    expect(caption()).toContain('Xin chào Quý khách')
    expect(screen.getByText(messages.standIn)).toBeTruthy()
    expect(vi.mocked(readSpeech).mock.calls.length).toBe(1)
  })

  test('a voice of the other language speaks the script in its own, translated; the page keeps its language; words heard as one are no trouble', async () => {
    const complaint = vi.spyOn(console, 'error')
    await ring({ values: { voice: 'iris' } })
    await answer()
    expect(complaint.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([])
    expect(caption()).toContain(scriptOf('payment-reminder.en').steps.hello?.speech.text.slice(0, 20))
    expect(caption()).toContain(script.steps.hello?.speech.text)
    expect(screen.getByText(script.caller)).toBeTruthy()
    expect(screen.getByText(label('hello', '1'))).toBeTruthy()
  })

  test('after a refusal the next step is a person, not the same call again', async () => {
    await ring({ emphasis: 'strong' })
    await answer()
    press('Escape')
    await pass(10)
    expect(screen.queryByText(messages.done.real)).toBeNull()
    expect(screen.getByRole('link', { name: messages.done.contact }).getAttribute('href')).toBe('/contact-us')
  })
})
