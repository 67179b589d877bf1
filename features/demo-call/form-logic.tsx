'use client'

import { memo, useCallback, useEffect, useState } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { voicesOf, type Catalogue } from '@/features/demo-call/catalogue'
import { campaignOf, firstOptions, startingValues } from '@/features/demo-call/form-choices'
import type { FormErrors, FormValues } from '@/features/demo-call/form-values'
import type { LiveForm } from '@/features/demo-call/live-form'
import { loadEngine } from '@/features/demo-call/load-engine'
import type { FieldCode } from '@/lib/contract/field-codes'
import type { Lang } from '@/lib/i18n/config'

const asFieldErrors = ({ personalizedFields, ...errors }: FormErrors): FieldErrors<FormValues> => {
  const entry = (code: FieldCode) => ({ type: code, message: code })
  const own = Object.entries(errors).map(([name, code]) => [name, entry(code)])
  const personal = Object.entries(personalizedFields ?? {}).map(([name, code]) => [name, entry(code)])
  return Object.fromEntries(
    personal.length ? [...own, ['personalizedFields', Object.fromEntries(personal)]] : own,
  )
}

type FormLogicProps = {
  catalogue: Catalogue
  campaignId: string | undefined
  lang: Lang
  onSubmit: (values: FormValues) => Promise<void>
  publish: (live: LiveForm) => void
}

/** react-hook-form without any markup: checks on leaving a field with the service's own schema and publishes the live form. */
export const FormLogic = memo(({ catalogue, campaignId, lang, onSubmit, publish }: FormLogicProps) => {
  const [, setSynced] = useState(false)
  const sync = useCallback(() => setSynced(true), [])
  const resolver: Resolver<FormValues> = async (values) => {
    const { checkForm } = await loadEngine()
    const errors = asFieldErrors(checkForm(values, campaignOf(catalogue, values.campaignId)))
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} }
  }
  // No defaults: each field takes the value its input has by now, typed before the form came alive or not.
  const form = useForm<FormValues>({ resolver, mode: 'onTouched', shouldFocusError: true })
  const { errors, isSubmitting } = form.formState
  const typed = form.watch()
  const values = {
    ...startingValues({ catalogue, campaignId, lang }),
    ...Object.fromEntries(Object.entries(form.getValues()).filter(([, value]) => value !== undefined)),
  }

  // A new scenario brings its own voices and options; what still fits stays.
  const chosen = typed.campaignId
  useEffect(() => {
    const campaign = campaignOf(catalogue, chosen)
    if (!campaign) return
    const voices = voicesOf(catalogue, campaign, lang)
    const voice = form.getValues('voice')
    if (!voices.some(({ id }) => id === voice)) form.setValue('voice', voices[0]?.id ?? '')
    form.setValue('personalizedFields', {
      ...firstOptions(campaign),
      ...form.getValues('personalizedFields'),
    })
  }, [catalogue, chosen, form, lang])

  const shown = JSON.stringify(values)
  useEffect(() => {
    publish({
      register: form.register,
      errors,
      isSubmitting,
      values: JSON.parse(shown),
      submit: () => void form.handleSubmit((checked) => onSubmit({ ...checked, kind: 'auto-call' }))(),
      sync,
      setPhone: (number) => form.setValue('phoneNumber', number, { shouldValidate: true }),
    })
  }, [publish, form, errors, isSubmitting, shown, onSubmit, sync])

  return null
})
FormLogic.displayName = 'FormLogic'
