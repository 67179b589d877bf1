'use client'

import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { askedFields, campaignOf, languageOf, voicesOf } from '@/features/demo-call/form/catalogue'
import type { FieldsProps } from '@/features/demo-call/form/fields-props'
import { inputOf } from '@/features/demo-call/form/active-form'
import { PersonalFields } from '@/features/demo-call/form/personal-fields'
import { VoiceCards } from '@/features/demo-call/form/voice-cards'

/** Scenario, voice, and the details the scenario merges into its sentences. */
export const CampaignFields = ({ catalogue, ...props }: FieldsProps) => {
  const { words, lang, values, live, say } = props
  const campaign = campaignOf(catalogue, values.campaignId)
  return (
    <>
      <Field id="demo-scenario" label={words.scenario} error={say(live?.errors.campaignId?.message)}>
        {(control) => (
          <Select
            {...control}
            {...inputOf(live, 'campaignId')}
            defaultValue={values.campaignId}
            {...(!campaign && { placeholder: words.scenarioPlaceholder })}
            options={catalogue.campaigns.map(({ id, name }) => ({ value: id, label: name[lang] }))}
          />
        )}
      </Field>
      {campaign && <VoiceCards key={campaign.id} {...props} voices={voicesOf(catalogue, campaign, lang)} />}
      {campaign && (
        <PersonalFields
          words={words}
          fields={askedFields(campaign, languageOf(catalogue, values.voice, lang))}
          values={values.personalizedFields}
          live={live}
          errors={live?.errors.personalizedFields}
          say={say}
        />
      )}
    </>
  )
}
