// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { deleteDraft, saveDraft, readDraft } from '@/lib/forms/draft-store'

const DAY_MS = 24 * 60 * 60_000

beforeEach(() => localStorage.clear())

test('a draft comes back as it was kept, until it is dropped', () => {
  saveDraft('contact', { values: { content: 'Xin chào' }, attempt: { key: 'k', content: '{}' } })
  expect(readDraft('contact')).toMatchObject({
    values: { content: 'Xin chào' },
    attempt: { key: 'k', content: '{}' },
  })
  expect(readDraft('apply-x')).toBeUndefined()
  deleteDraft('contact')
  expect(readDraft('contact')).toBeUndefined()
})

test('after a week it is gone, and not only hidden', () => {
  vi.useFakeTimers({ now: 0 })
  saveDraft('contact', { values: { content: 'x' } })
  vi.setSystemTime(7 * DAY_MS - 1)
  expect(readDraft('contact')).toBeDefined()
  vi.setSystemTime(7 * DAY_MS)
  expect(readDraft('contact')).toBeUndefined()
  expect(localStorage).toHaveLength(0)
  vi.useRealTimers()
})

test.each([
  'nonsense',
  '1',
  'null',
  '{"savedAt":1}',
  '{"savedAt":"x","values":{}}',
  '{"savedAt":9e15,"values":{"a":1}}',
])('what somebody else wrote there (%s) is no draft', (text) => {
  localStorage.setItem('draft:contact', text)
  expect(readDraft('contact')).toBeUndefined()
})

test('a browser without storage is no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(() => saveDraft('contact', { values: { content: 'x' } })).not.toThrow()
  expect(readDraft('contact')).toBeUndefined()
})
