import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { PhoneInput } from '@/components/ui/phone-input'
import { Select } from '@/components/ui/select'
import { PartFrame } from './part'
import type { PartProps } from './messages'

export function FormsPart({ messages }: PartProps) {
  const { title, support, optional, name, email, phone, company, scenario, message, ...rest } = messages.forms
  const scenarios = scenario.options.map((label, i) => ({ value: String(i), label }))
  return (
    <PartFrame id="forms" title={title} support={support} messages={messages}>
      {(theme) => (
        <div className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
          <Field id={`${theme}-name`} label={name.label}>
            {(control) => <Input {...control} defaultValue={name.value} autoComplete="off" />}
          </Field>
          <Field id={`${theme}-phone`} label={phone.label} error={phone.error}>
            {(control) => <PhoneInput {...control} defaultValue={phone.value} autoComplete="off" />}
          </Field>
          <Field id={`${theme}-email`} label={email.label} hint={email.hint} optional={optional}>
            {(control) => (
              <Input {...control} type="email" placeholder={email.placeholder} autoComplete="off" />
            )}
          </Field>
          <Field id={`${theme}-company`} label={company.label} hint={company.hint}>
            {(control) => <Input {...control} defaultValue={company.value} disabled />}
          </Field>
          <Field id={`${theme}-scenario`} label={scenario.label}>
            {(control) => <Select {...control} options={scenarios} placeholder={scenario.placeholder} />}
          </Field>
          <Field id={`${theme}-scenario-off`} label={scenario.label}>
            {(control) => <Select {...control} options={scenarios} disabled />}
          </Field>
          <Field id={`${theme}-message`} label={message.label} optional={optional} className="sm:col-span-2">
            {(control) => <Textarea {...control} placeholder={message.placeholder} />}
          </Field>
          <div className="grid gap-3 sm:col-span-2">
            <div className="grid gap-1">
              <Checkbox label={rest.consent} aria-invalid aria-describedby={`${theme}-consent-error`} />
              <FieldError id={`${theme}-consent-error`}>{rest.consentError}</FieldError>
            </div>
            <Checkbox label={rest.news} defaultChecked />
            <Checkbox label={rest.locked} defaultChecked disabled />
          </div>
        </div>
      )}
    </PartFrame>
  )
}
