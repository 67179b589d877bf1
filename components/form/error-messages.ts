import { get, type FieldErrors, type FieldValues } from 'react-hook-form'
import type { FieldCode } from '@/lib/contract/field-codes'

type Messages = Readonly<Record<FieldCode, string>>

const isCode = (code: unknown, messages: Messages): code is FieldCode =>
  typeof code === 'string' && code in messages

/** The sentence for a code of the contract; an unknown one gets the general sentence. */
export const messageOf = (code: unknown, messages: Messages) =>
  isCode(code, messages) ? messages[code] : messages.INVALID

/** The sentence of the error at a field, undefined when it has none. */
export const errorAt = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: string,
  messages: Messages,
): string | undefined => {
  const error: { message?: unknown } | undefined = get(errors, name)
  return error && messageOf(error.message, messages)
}

/** The wrong fields of a form in the order of the form, each with its label and its sentence. */
export const summaryOf = <Values extends FieldValues, Name extends string>(
  errors: FieldErrors<Values>,
  labels: readonly (readonly [Name, string])[],
  messages: Messages,
) =>
  labels.flatMap(([name, label]) => {
    const message = errorAt(errors, name, messages)
    return message ? [{ name, label, message }] : []
  })
