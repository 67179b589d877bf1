import { LOCALES, type Locale } from '../../lib/contract/enums.ts'
import type { Translation } from '../../lib/contract/sample-call.ts'

/** What `textIn` gives in the languages of the site other than this one; a language without a text is left out. */
export const inOtherLanguages = (
  language: Locale,
  textIn: (language: Locale) => string | undefined,
): Translation =>
  Object.fromEntries(
    LOCALES.filter((other) => other !== language).flatMap((other) => {
      const text = textIn(other)
      return text === undefined ? [] : [[other, text]]
    }),
  )
