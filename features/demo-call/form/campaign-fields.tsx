'use client'

import type { FieldErrors } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { inputOf, type ActiveForm, type FieldsProps } from '@/features/demo-call/form/active-form'
import { askedFields, campaignOf, languageOf, voicesOf } from '@/features/demo-call/form/catalogue'
import type { FormValues } from '@/features/demo-call/form/form-values'
import { VoiceCards } from '@/features/demo-call/form/voice-cards'
import type { CardMessages } from '@/features/demo-call/messages'
import type { PersonalizedField } from '@/lib/contract/campaign'

type PersonalFieldsProps = {
  messages: CardMessages
  fields: readonly (readonly [name: string, field: PersonalizedField])[]
  values: Readonly<Record<string, string>>
  form: ActiveForm | undefined
  errors: FieldErrors<FormValues>['personalizedFields'] | undefined
  errorText: (code: string | undefined) => string | undefined
}

/** The details a scenario merges into its sentences: a closed list or a short text each, as the campaign describes them. */
const PersonalFields = ({ messages, fields, values, form, errors, errorText }: PersonalFieldsProps) => (
  <div className={`grid gap-3 ${fields.length > 1 ? 'grid-cols-2' : ''}`}>
    {fields.map(([name, field]) => (
      <Field
        key={name}
        id={`demo-${name}`}
        label={messages.personal[name] ?? messages.personal.other}
        error={errorText(errors?.[name]?.message)}
      >
        {(control) =>
          field.type === 'choice' ? (
            <Select
              {...control}
              {...inputOf(form, `personalizedFields.${name}`)}
              defaultValue={values[name]}
              options={field.options.map((option) => ({ value: option, label: option }))}
            />
          ) : (
            <Input
              {...control}
              {...inputOf(form, `personalizedFields.${name}`)}
              defaultValue={values[name]}
              maxLength={field.max}
              autoComplete={name === 'ten' ? 'given-name' : 'off'}
            />
          )
        }
      </Field>
    ))}
  </div>
)

/** Scenario, voice, and the details the scenario merges into its sentences. */
export const CampaignFields = ({ catalogue, ...props }: FieldsProps) => {
  const { messages, lang, values, form, errors, errorText } = props
  const campaign = campaignOf(catalogue, values.campaignId)
  return (
    <>
      <Field id="demo-scenario" label={messages.scenario} error={errorText(errors.campaignId?.message)}>
        {(control) => (
          <Select
            {...control}
            {...inputOf(form, 'campaignId')}
            defaultValue={values.campaignId}
            {...(!campaign && { placeholder: messages.scenarioPlaceholder })}
            options={catalogue.campaigns.map(({ id, name }) => ({ value: id, label: name[lang] }))}
          />
        )}
      </Field>
      {campaign && (
        <div className="after-number">
          <VoiceCards key={campaign.id} {...props} voices={voicesOf(catalogue, campaign, lang)} />
          <PersonalFields
            messages={messages}
            fields={askedFields(campaign, languageOf(catalogue, values.voice, lang))}
            values={values.personalizedFields}
            form={form}
            errors={errors.personalizedFields}
            errorText={errorText}
          />
        </div>
      )}
    </>
  )
}
