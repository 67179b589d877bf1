import { z } from 'zod'
import type { ErrorCode } from '../messages/messages.ts'

// Messages are codes; their texts are in messages/{vi,en}.json.
const code = (error: ErrorCode) => error

const MAX_PASSWORD = 128
const line = (error: ErrorCode) =>
  z
    .string(code(error))
    .transform((text) => text.normalize('NFC').trim().replace(/\s+/g, ' '))
    .pipe(z.string().min(1, code(error)))

const name = (empty: ErrorCode) =>
  line(empty).pipe(z.string().regex(/^[\p{L}\p{M} .'’-]{1,60}$/u, code('nameInvalid')))

const email = line('emailEmpty').pipe(z.email(code('emailInvalid')).max(254, code('emailInvalid')))

const enteredPassword = z.string(code('passwordEmpty')).min(1, code('passwordEmpty'))
const newPassword = enteredPassword.min(8, code('passwordShort')).max(MAX_PASSWORD, code('passwordLong'))

export const loginForm = z.object({
  // A long address or password cannot be anyone's; it is not worth a hash either.
  username: line('emailEmpty').pipe(z.string().max(254, code('credentials'))),
  password: enteredPassword.max(MAX_PASSWORD, code('credentials')),
})

const isConfirmed = (password: string, confirm: unknown) => password === confirm

export const registrationForm = z
  .object({
    lastName: name('lastNameEmpty'),
    firstName: name('firstNameEmpty'),
    email,
    password: newPassword,
    'password-confirm': z.string().optional(),
    termsAccepted: z.literal('on', code('consentMissing')),
  })
  .refine((form) => isConfirmed(form.password, form['password-confirm']), {
    path: ['password-confirm'],
    message: code('confirmDiffers'),
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'password'),
  })

export const profileForm = z.object({ lastName: name('lastNameEmpty'), firstName: name('firstNameEmpty') })

const newPasswordFields = { 'password-new': newPassword, 'password-confirm': z.string().optional() }
type NewPassword = { 'password-new': string; 'password-confirm'?: string | undefined }
const isSame = (form: NewPassword) => isConfirmed(form['password-new'], form['password-confirm'])
const differs: z.core.$ZodCustomParams = {
  path: ['password-confirm'],
  message: code('confirmDiffers'),
  when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'password-new'),
}

export const passwordForm = z
  .object({ password: enteredPassword, ...newPasswordFields })
  .refine(isSame, differs)

/** Whoever shows that an account is theirs. */
export const enteredPasswordForm = z.object({
  password: enteredPassword.max(MAX_PASSWORD, code('passwordWrong')),
})

/** Somebody who wants to sign in with another address. */
export const emailChangeForm = z.object({
  email,
  password: enteredPassword.max(MAX_PASSWORD, code('passwordWrong')),
})

/** What is done about the second factor, by whoever knows the password. */
export const factorForm = z.object({
  password: enteredPassword.max(MAX_PASSWORD, code('passwordWrong')),
  action: z.enum(['start', 'codes', 'stop']),
})

/** A code of an app, of a letter, or for recovery: digits or letters, however they were grouped. */
export const codeForm = z.object({
  otp: z
    .string(code('codeEmpty'))
    .max(60, code('codeWrong'))
    .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
    .pipe(
      z
        .string()
        .min(1, code('codeEmpty'))
        .regex(/^[a-z0-9]+$/, code('codeWrong')),
    ),
})

/** The session to end. */
export const sessionForm = z.object({ session: z.string().min(1).max(100) })

/** Whoever asks for a letter. */
export const emailForm = z.object({ username: email })

/** Whoever has the letter. */
export const newPasswordForm = z.object(newPasswordFields).refine(isSame, differs)

export type FormErrors = Partial<Record<string, ErrorCode>>

const isErrorCode = (message: string): message is ErrorCode => /^[a-z]+([A-Z][a-z]+)*$/.test(message)

/** A form that was sent, checked: its values, or one error for each field that is wrong. */
export const readForm = <Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): { values: z.output<Schema>; errors: null } | { values: null; errors: FormErrors } => {
  const result = schema.safeParse(body ?? {})
  if (result.success) return { values: result.data, errors: null }
  const errors: FormErrors = {}
  for (const { path, message } of result.error.issues) {
    if (isErrorCode(message)) errors[String(path[0] ?? 'form')] ??= message
  }
  return { values: null, errors }
}
