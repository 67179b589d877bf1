import { readFileSync } from 'node:fs'
import { z } from 'zod'

const text = z.string().trim().min(1)
const texts = <const Name extends string>(...names: Name[]) => z.strictObject(recordOf(names))

// TypeScript forgets which names a mapped object has; they are exactly those it was made from.
const recordOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>

/** Every word of the pages, for both languages alike. */
export const wordsSchema = z.strictObject({
  language: texts('name', 'switch'),
  back: text,
  login: texts('title', 'lead', 'submit', 'noAccount', 'register', 'forgot'),
  register: texts('title', 'lead', 'submit', 'hasAccount', 'login', 'terms', 'termsLink', 'privacyLink'),
  account: texts(
    ...(['title', 'profile', 'saveProfile', 'profileSaved', 'password', 'passwordLead'] as const),
    ...(['savePassword', 'passwordSaved', 'logout', 'emailFixed'] as const),
  ),
  logout: texts('title', 'question', 'submit', 'busy', 'doneTitle', 'done'),
  expired: texts('title', 'text'),
  failure: texts('title', 'text', 'codeLabel'),
  notFound: texts('title', 'text'),
  trouble: texts('title', 'text'),
  busy: texts('title', 'text'),
  fields: texts(
    ...(['email', 'password', 'newPassword', 'currentPassword', 'passwordConfirm'] as const),
    ...(['lastName', 'firstName', 'passwordHint'] as const),
  ),
  faults: texts(
    ...(['summary', 'credentials', 'tooMany', 'tooManyAccounts', 'emailEmpty', 'emailInvalid'] as const),
    ...(['emailTaken', 'passwordEmpty', 'passwordShort', 'passwordLong', 'passwordIsEmail'] as const),
    ...(['passwordWrong', 'confirmDiffers', 'firstNameEmpty', 'lastNameEmpty', 'nameInvalid'] as const),
  ),
})
export type Words = z.infer<typeof wordsSchema>
export type FaultCode = keyof Words['faults']

export const LANGUAGES = ['vi', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The words of a language; throws naming the file that does not fit. */
export const readWords = (language: Language): Words => {
  const result = wordsSchema.safeParse(
    JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')),
  )
  if (result.success) return result.data
  throw new Error(`platform/identity/words/${language}.json is not right. ${z.prettifyError(result.error)}`)
}

const WORDS = { vi: readWords('vi'), en: readWords('en') }

export const wordsOf = (language: Language): Words => WORDS[language]
