'use client'

import { memo, useCallback, useEffect, useMemo } from 'react'
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form'
import { wholeValues } from '@/features/demo-call/form/form-choices'
import type { FormErrors, FormValues } from '@/features/demo-call/form/form-values'
import type { ActiveForm } from '@/features/demo-call/form/active-form'
import { loadLazyApi } from '@/features/demo-call/call/load-lazy-api'
import type { Start } from '@/features/demo-call/form/scenarios'
import type { FieldCode } from '@/lib/contract/field-codes'
import { FORM_BEHAVIOUR } from '@/components/form/form-behaviour'
import { EARLY_PRESS_MS } from '@/lib/forms/early-press'

const asFieldErrors = ({ personalizedFields, ...errors }: FormErrors): FieldErrors<FormValues> => {
  const entry = (code: FieldCode) => ({ type: code, message: code })
  const own = Object.entries(errors).map(([name, code]) => [name, entry(code)])
  const personal = Object.entries(personalizedFields ?? {}).map(([name, code]) => [name, entry(code)])
  return Object.fromEntries(
    personal.length ? [...own, ['personalizedFields', Object.fromEntries(personal)]] : own,
  )
}

type FormLogicProps = {
  start: Start
  /** A scenario that was asked for from outside the form; a new object asks again. */
  wanted: { campaignId: string } | undefined
  onSubmit: (values: FormValues) => Promise<void>
  publish: (live: ActiveForm) => void
}

/** react-hook-form without any markup: checks on leaving a field with the service's own schema and publishes the live form. */
export const FormLogic = memo(({ start, wanted, onSubmit, publish }: FormLogicProps) => {
  const { kind, catalogue } = start
  const resolver: Resolver<FormValues> = async (typed) => {
    const values = wholeValues(start, typed)
    const api = await loadLazyApi(EARLY_PRESS_MS).catch(() => null)
    // Without a network nothing can be checked; sending says what is wrong.
    if (!api) return { values, errors: {} }
    const errors = asFieldErrors(api.checkForm(values, catalogue))
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} }
  }
  // No defaults: each field takes the value its input has by now, typed before the form came alive or not.
  const form = useForm<FormValues>({ resolver, ...FORM_BEHAVIOUR })
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control })
  const values = useMemo(() => wholeValues(start, typed), [start, typed])
  const { setValue, clearErrors, getValues, handleSubmit, register } = form

  // Registering an input tells nobody what it held; setting a field does.
  const sync = useCallback(() => setValue('kind', kind), [setValue, kind])

  useEffect(() => {
    if (wanted) setValue('campaignId', wanted.campaignId)
  }, [wanted, setValue])

  // Until its input is registered nothing was chosen, and what stands in the inputs must not be touched.
  const chosen = typed.campaignId
  useEffect(() => {
    if (chosen === undefined) return
    const now = getValues()
    const { voice, personalizedFields } = wholeValues(start, {
      ...now,
      campaignId: chosen,
      voice: now.voice || undefined,
    })
    setValue('voice', voice)
    if (voice) clearErrors('voice')
    setValue('personalizedFields', personalizedFields)
  }, [start, chosen, clearErrors, getValues, setValue])

  useEffect(() => {
    publish({
      register,
      errors,
      isSubmitting,
      values,
      submit: () => void handleSubmit(onSubmit)(),
      sync,
      set: (name, value) => setValue(name, value, { shouldValidate: name === 'phoneNumber' }),
    })
  }, [publish, register, errors, isSubmitting, values, handleSubmit, onSubmit, sync, setValue])

  return null
})
FormLogic.displayName = 'FormLogic'
