import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Locale } from '../../../lib/contract/enums.ts'

const text = z.string().trim().min(1)
const texts = <const Name extends string>(...names: Name[]) => z.strictObject(recordOf(names))

// TypeScript forgets which names a mapped object has; they are exactly those it was made from.
const recordOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>

/** Every message of the pages, for both languages alike. */
export const messagesSchema = z.strictObject({
  language: texts('name', 'switch'),
  back: text,
  login: texts('title', 'lead', 'submit', 'noAccount', 'register', 'forgot', 'forgotWrite'),
  reset: texts('title', 'lead', 'submit', 'login', 'sentTitle', 'sent'),
  newPassword: texts('title', 'lead', 'submit', 'doneTitle', 'done'),
  verification: texts('title', 'question', 'passwordHint', 'submit', 'doneTitle', 'done'),
  change: texts('title', 'question', 'passwordHint', 'submit', 'doneTitle', 'done'),
  secondFactor: texts('title', 'lead', 'recoveryHint', 'otherAccount'),
  signUpCode: texts('title', 'lead', 'hint', 'again'),
  enrolment: texts('title', 'lead', 'picture', 'typed', 'open', 'hint', 'submit', 'back'),
  recovery: texts('title', 'lead', 'done'),
  linkExpired: texts('title', 'text'),
  letters: z.strictObject({
    greeting: text,
    reset: texts('subject', 'text', 'action', 'ignore'),
    verification: texts('subject', 'text', 'action', 'ignore'),
    change: texts('subject', 'text', 'action', 'ignore'),
    signUp: texts('subject', 'text', 'ignore'),
    events: z.strictObject({
      signUpAgain: texts('subject', 'text'),
      passwordChanged: texts('subject', 'text'),
      emailChanged: texts('subject', 'text'),
      factorOn: texts('subject', 'text'),
      factorOff: texts('subject', 'text'),
      recoveryCodeUsed: texts('subject', 'text'),
    }),
    notYou: text,
    resetAction: text,
  }),
  register: texts(
    'title',
    'lead',
    'demoNotice',
    'submit',
    'hasAccount',
    'login',
    'closed',
    'consent',
    'termsLink',
    'privacyLink',
  ),
  account: texts(
    ...(['title', 'profile', 'saveProfile', 'profileSaved', 'password', 'passwordLead'] as const),
    ...(['savePassword', 'passwordSaved', 'logout', 'verification'] as const),
    ...(['verificationLead', 'verificationSent', 'sendVerification'] as const),
    ...(['email', 'emailLead', 'emailSent', 'saveEmail'] as const),
    ...([
      'factor',
      'factorLead',
      'factorOn',
      'factorStart',
      'factorCodes',
      'factorStop',
      'factorStopped',
    ] as const),
    ...(['sessions', 'sessionsLead', 'thisSession', 'sessionTimes', 'unknownDevice'] as const),
    ...(['endSession', 'endSessionOf', 'sessionEnded'] as const),
  ),
  logout: texts('title', 'question', 'submit', 'busy', 'doneTitle', 'done'),
  expired: texts('title', 'text'),
  failure: texts('title', 'text', 'codeLabel'),
  notFound: texts('title', 'text'),
  serverError: texts('title', 'text'),
  busy: texts('title', 'text'),
  fields: texts(
    ...(['email', 'password', 'newPassword', 'currentPassword', 'passwordConfirm'] as const),
    ...(['lastName', 'firstName', 'passwordHint', 'newEmail', 'code'] as const),
  ),
  errors: texts(
    ...([
      'summary',
      'credentials',
      'tooMany',
      'tooManyAccounts',
      'tooManyLetters',
      'emailEmpty',
      'emailInvalid',
    ] as const),
    ...([
      'emailSame',
      'passwordEmpty',
      'passwordShort',
      'passwordLong',
      'passwordIsEmail',
      'passwordGuessable',
    ] as const),
    ...(['passwordWrong', 'confirmDiffers', 'firstNameEmpty', 'lastNameEmpty', 'nameInvalid'] as const),
    ...(['consentMissing', 'codeEmpty', 'codeWrong', 'tooManyCodes'] as const),
  ),
})
export type Messages = z.infer<typeof messagesSchema>
export type ErrorCode = keyof Messages['errors']

/** The messages in a locale; throws naming the file that does not fit. */
export const readMessages = (locale: Locale): Messages => {
  const result = messagesSchema.safeParse(
    JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), 'utf8')),
  )
  if (result.success) return result.data
  throw new Error(`platform/identity/messages/${locale}.json is not right. ${z.prettifyError(result.error)}`)
}

const MESSAGES = { vi: readMessages('vi'), en: readMessages('en') }

export const messagesOf = (locale: Locale): Messages => MESSAGES[locale]
