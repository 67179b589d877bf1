import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { WordsEditor } from '@/components/layout/words-editor'

test.each([
  ['production', false],
  ['development', true],
])('in %s the editor of words is there: %s', (mode, isThere) => {
  vi.stubEnv('NODE_ENV', mode)
  vi.stubEnv('WORDS_EDITOR_URL', 'http://localhost:4001')
  expect(renderToStaticMarkup(<WordsEditor />) !== '').toBe(isThere)
  vi.unstubAllEnvs()
})
