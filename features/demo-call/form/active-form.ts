import { useSyncExternalStore } from 'react'
import type { FieldErrors, FieldPath, UseFormRegisterReturn } from 'react-hook-form'
import type { Catalogue } from '@/features/demo-call/form/catalogue'
import type { FormValues } from '@/features/demo-call/form/form-values'
import type { CardMessages } from '@/features/demo-call/messages'
import type { Locale } from '@/lib/i18n/config'

export type FormState = { values: FormValues; errors: FieldErrors<FormValues> }

/** The working side of the form, which arrives after its markup: until then the inputs are plain and keep what is typed. */
export type ActiveForm = {
  register: (name: FieldPath<FormValues>) => UseFormRegisterReturn
  submit: () => void
  setValue: (name: 'phoneNumber' | 'code', value: string) => void
  getState: () => FormState
  isSubmitting: () => boolean
  subscribe: (listener: () => void) => () => void
}

const never = () => () => undefined

/** What stands in the form and what is wrong with it; undefined while there is none. */
export const useFormState = (form: ActiveForm | undefined): FormState | undefined =>
  useSyncExternalStore(
    form?.subscribe ?? never,
    () => form?.getState(),
    () => undefined,
  )

/** Whether the form is being checked or sent: of a state of its own, so that the button alone answers a press. */
export const useIsSubmitting = (form: ActiveForm | undefined): boolean =>
  useSyncExternalStore(
    form?.subscribe ?? never,
    () => form?.isSubmitting() ?? false,
    () => false,
  )

/** Attributes of an input: those of the active form, or just its name. */
export const inputOf = (form: ActiveForm | undefined, name: Parameters<ActiveForm['register']>[0]) =>
  form?.register(name) ?? { name }

export type FormInput = ReturnType<typeof inputOf>

/** What the fields of one kind of call are drawn from; `errorText` turns a field code into its sentence. */
export type FieldsProps = {
  messages: CardMessages
  lang: Locale
  catalogue: Catalogue
  values: FormValues
  errors: FieldErrors<FormValues>
  form: ActiveForm | undefined
  voiceHints: Readonly<Record<string, string>>
  errorText: (code: string | undefined) => string | undefined
}
