import { z } from 'zod'
import type { FaultCode } from '../words/words.ts'

// Messages are codes; the words for them are in words/{vi,en}.json.
const code = (fault: FaultCode) => fault

const MAX_PASSWORD = 128
const line = (fault: FaultCode) =>
  z
    .string(code(fault))
    .transform((text) => text.normalize('NFC').trim().replace(/\s+/g, ' '))
    .pipe(z.string().min(1, code(fault)))

const name = (empty: FaultCode) =>
  line(empty).pipe(z.string().regex(/^[\p{L}\p{M} .'’-]{1,60}$/u, code('nameInvalid')))

const email = line('emailEmpty').pipe(z.email(code('emailInvalid')).max(254, code('emailInvalid')))

const typed = z.string(code('passwordEmpty')).min(1, code('passwordEmpty'))
const newPassword = typed.min(8, code('passwordShort')).max(MAX_PASSWORD, code('passwordLong'))

export const loginForm = z.object({
  // A long address or password cannot be anyone's; it is not worth a hash either.
  username: line('emailEmpty').pipe(z.string().max(254, code('credentials'))),
  password: typed.max(MAX_PASSWORD, code('credentials')),
})

const confirmed = (password: string, confirm: unknown) => password === confirm

export const registrationForm = z
  .object({
    lastName: name('lastNameEmpty'),
    firstName: name('firstNameEmpty'),
    email,
    password: newPassword,
    'password-confirm': z.string().optional(),
  })
  .refine((form) => confirmed(form.password, form['password-confirm']), {
    path: ['password-confirm'],
    message: code('confirmDiffers'),
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'password'),
  })
  .refine((form) => form.password.toLowerCase() !== form.email.toLowerCase(), {
    path: ['password'],
    message: code('passwordIsEmail'),
  })

export const profileForm = z.object({ lastName: name('lastNameEmpty'), firstName: name('firstNameEmpty') })

export const passwordForm = z
  .object({ password: typed, 'password-new': newPassword, 'password-confirm': z.string().optional() })
  .refine((form) => confirmed(form['password-new'], form['password-confirm']), {
    path: ['password-confirm'],
    message: code('confirmDiffers'),
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'password-new'),
  })

export type Faults = Partial<Record<string, FaultCode>>

const isFault = (message: string): message is FaultCode => /^[a-z]+([A-Z][a-z]+)*$/.test(message)

/** A form that was sent, checked: its values, or one fault for each field that is wrong. */
export const readForm = <Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): { values: z.output<Schema>; faults: null } | { values: null; faults: Faults } => {
  const result = schema.safeParse(body ?? {})
  if (result.success) return { values: result.data, faults: null }
  const faults: Faults = {}
  for (const { path, message } of result.error.issues) {
    if (isFault(message)) faults[String(path[0] ?? 'form')] ??= message
  }
  return { values: null, faults }
}
