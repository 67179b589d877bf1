'use client'

import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { voicesOf, type CampaignChoice, type Catalogue } from '@/features/demo-call/catalogue'
import type { FormErrors, FormValues } from '@/features/demo-call/form-values'
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

const firstChoices = (campaign: CampaignChoice | undefined) =>
  Object.fromEntries(
    Object.entries(campaign?.personalizedFields ?? {}).flatMap(([name, field]) =>
      field.type === 'choice' ? [[name, field.options[0] ?? '']] : [],
    ),
  )

type Input = { catalogue: Catalogue; campaignId: string | undefined; lang: Lang }

/** The form of a demo call on react-hook-form: checked on leaving a field with the service's own schema, errors are codes. */
export const useCallForm = ({ catalogue, campaignId, lang }: Input) => {
  const campaignOf = (id: string) => catalogue.campaigns.find((campaign) => campaign.id === id)
  const first = campaignOf(campaignId ?? '') ?? catalogue.campaigns[0]

  const resolver: Resolver<FormValues> = async (values) => {
    const { checkForm } = await loadEngine()
    const errors = asFieldErrors(checkForm(values, campaignOf(values.campaignId)))
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} }
  }

  const form = useForm<FormValues>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: true,
    defaultValues: {
      // Number, name and consent have no default: what was typed before the form came alive is taken from its inputs.
      kind: 'auto-call',
      campaignId: first?.id ?? '',
      voice: voicesOf(catalogue, first, lang)[0]?.id ?? '',
      personalizedFields: firstChoices(first),
    },
  })

  const chooseCampaign = (id: string) => {
    const campaign = campaignOf(id)
    const voices = voicesOf(catalogue, campaign, lang)
    if (!voices.some((voice) => voice.id === form.getValues('voice')))
      form.setValue('voice', voices[0]?.id ?? '')
    form.setValue('personalizedFields', {
      ...firstChoices(campaign),
      ...form.getValues('personalizedFields'),
    })
  }

  return { form, campaignOf, chooseCampaign }
}
