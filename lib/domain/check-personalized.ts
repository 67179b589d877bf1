import type { PersonalizedField, PersonalizedFields } from '../contract/campaign.ts'
import type { FieldErrors } from '../contract/envelope.ts'
import type { FieldCode } from '../contract/field-codes.ts'

/** Letters with their marks and single spaces: no digit, no address, no template braces can hide in a name. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?: \p{L}[\p{L}\p{M}]*)*$/u

const tidy = (value: string) => value.normalize('NFC').trim().replace(/ +/g, ' ')

const errorOf = (field: PersonalizedField, value: string): FieldCode | null => {
  if (value === '') return 'PERSONALIZED_REQUIRED'
  if (field.type === 'choice') return field.options.includes(value) ? null : 'PERSONALIZED_INVALID'
  return [...value].length <= field.max && NAME.test(value) ? null : 'PERSONALIZED_INVALID'
}

export type PersonalizedResult =
  | { ok: true; values: Record<string, string> }
  | { ok: false; fields: FieldErrors }

/** Checks what a visitor filled in against the fields of a campaign; gives tidy values, or a code per field name. */
export const checkPersonalized = (
  fields: PersonalizedFields,
  input: Readonly<Record<string, string>>,
): PersonalizedResult => {
  const errors: FieldErrors = {}
  const values: Record<string, string> = {}
  for (const key of Object.keys(input)) if (!Object.hasOwn(fields, key)) errors[key] = 'PERSONALIZED_UNKNOWN'
  for (const [key, field] of Object.entries(fields)) {
    const value = tidy(input[key] ?? '')
    const code = errorOf(field, value)
    if (code) errors[key] = code
    values[key] = value
  }
  return Object.keys(errors).length > 0 ? { ok: false, fields: errors } : { ok: true, values }
}
