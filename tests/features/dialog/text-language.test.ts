import { expect, test } from 'vitest'
import { languageOfText } from '@/features/dialog/text-language'
import vi from '@/locales/vi/dialog.json'

test.each([...Object.values(vi.samples).flat(), 'khoa the giup toi'])('%s is spoken in Vietnamese', (text) =>
  expect(languageOfText(text)).toBe('vi'),
)

test.each(['are you open on Sunday', 'can i see a dermatologist tomorrow at 9am', 'how much can i withdraw'])(
  '%s is spoken in English',
  (text) => expect(languageOfText(text)).toBe('en'),
)
