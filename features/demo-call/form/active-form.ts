import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { FormValues } from '@/features/demo-call/form/form-values'

/** The working side of the form, which arrives after its markup: until then the inputs are plain and keep what is typed. */
export type ActiveForm = {
  register: UseFormRegister<FormValues>
  errors: FieldErrors<FormValues>
  isSubmitting: boolean
  values: FormValues
  submit: () => void
  /** To be called once the inputs are registered: publishes what they held before the form came alive. */
  sync: () => void
  set: (name: 'phoneNumber' | 'code', value: string) => void
}

/** Attributes of an input of the form: those of the live form, or just its name. */
export const inputOf = (live: ActiveForm | undefined, name: Parameters<ActiveForm['register']>[0]) =>
  live?.register(name) ?? { name }

export type FormInput = ReturnType<typeof inputOf>
