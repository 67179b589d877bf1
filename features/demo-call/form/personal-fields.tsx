'use client'

import type { FieldErrors } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { FormValues } from '@/features/demo-call/form/form-values'
import { inputOf, type ActiveForm } from '@/features/demo-call/form/active-form'
import type { DemoCallMessages } from '@/features/demo-call/messages'
import type { PersonalizedField } from '@/lib/contract/campaign'

type PersonalFieldsProps = {
  words: DemoCallMessages
  fields: readonly (readonly [name: string, field: PersonalizedField])[]
  values: Readonly<Record<string, string>>
  live: ActiveForm | undefined
  errors: FieldErrors<FormValues>['personalizedFields'] | undefined
  say: (code: string | undefined) => string | undefined
}

/** The details a scenario merges into its sentences: a closed list or a short text each, as the campaign describes them. */
export const PersonalFields = ({ words, fields, values, live, errors, say }: PersonalFieldsProps) => (
  <div className="grid grid-cols-2 gap-3 *:only:col-span-2">
    {fields.map(([name, field]) => (
      <Field
        key={name}
        id={`demo-${name}`}
        label={words.personal[name] ?? words.personal.other}
        error={say(errors?.[name]?.message)}
      >
        {(control) =>
          field.type === 'choice' ? (
            <Select
              {...control}
              {...inputOf(live, `personalizedFields.${name}`)}
              defaultValue={values[name]}
              options={field.options.map((option) => ({ value: option, label: option }))}
            />
          ) : (
            <Input
              {...control}
              {...inputOf(live, `personalizedFields.${name}`)}
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
