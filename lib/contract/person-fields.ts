import { z } from 'zod'
import { emptyOr, type FieldCode } from './field-codes.ts'

/** 2 to 60 letters with their marks, spaces, apostrophe, hyphen and full stop; given back in NFC without double spaces. */
export const nameFieldSchema = (empty: FieldCode, invalid: FieldCode) =>
  z
    .string({ error: emptyOr(empty, invalid) })
    .meta({ format: 'name', pattern: "^\\p{L}[\\p{L} .'’-]{0,58}[\\p{L}.]$" })
    .transform((value) => value.normalize('NFC').trim().replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1, { error: empty, abort: true })
        .regex(/^(?=.{2,60}$)\p{L}[\p{L}\p{M} .'’-]*$/u, { error: invalid }),
    )

/** An e-mail address, trimmed and in lower case. */
export const emailFieldSchema = z
  .string({ error: emptyOr('EMAIL_EMPTY', 'EMAIL_INVALID') })
  .trim()
  .toLowerCase()
  .meta({ format: 'email', pattern: z.regexes.email.source })
  .min(1, { error: 'EMAIL_EMPTY', abort: true })
  .max(254, { error: 'EMAIL_INVALID', abort: true })
  .pipe(z.email({ error: 'EMAIL_INVALID' }))
