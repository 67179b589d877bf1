'use client'

import { IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { RadioCards } from '@/components/ui/radio-cards'
import { Select } from '@/components/ui/select'
import { voicesOf, type Catalogue } from '@/features/demo-call/catalogue'
import { ConsentField } from '@/features/demo-call/consent-field'
import type { FormValues } from '@/features/demo-call/form-values'
import type { Problem } from '@/features/demo-call/machine'
import { PersonalFields } from '@/features/demo-call/personal-fields'
import { PhoneField } from '@/features/demo-call/phone-field'
import { ScriptPreview } from '@/features/demo-call/script-preview'
import { useCallForm } from '@/features/demo-call/use-call-form'
import type { DemoCallWords } from '@/features/demo-call/words'
import type { FieldCode } from '@/lib/contract/field-codes'
import type { Lang } from '@/lib/i18n/config'

export type CallFormProps = {
  words: DemoCallWords
  lang: Lang
  catalogue: Catalogue
  campaignId: string | undefined
  marks: Readonly<Record<string, ReactNode>>
  voiceHints: Readonly<Record<string, string>>
  privacyHref: string
  problem: Problem | undefined
  exhausted: boolean
  captcha: ReactNode
  onSubmit: (values: FormValues) => Promise<void>
}

/** The form of the demo call: number, scenario, voice, personal details, the exact script, consent, call. */
export const CallForm = ({
  words,
  lang,
  catalogue,
  campaignId,
  problem,
  exhausted,
  onSubmit,
  ...rest
}: CallFormProps) => {
  const { form, campaignOf, chooseCampaign } = useCallForm({ catalogue, campaignId, lang })
  const { register, handleSubmit, formState, watch, setValue } = form
  const { errors, isSubmitting } = formState
  const say = (code: string | undefined) => (code ? words.errors.fields[code as FieldCode] : undefined)
  const values = watch()
  const campaign = campaignOf(values.campaignId)
  const voices = voicesOf(catalogue, campaign, lang)
  const voice = voices.find(({ id }) => id === values.voice)

  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="grid gap-4 p-5 sm:p-6">
      <PhoneField
        words={words}
        lang={lang}
        value={values.phoneNumber ?? ''}
        error={say(errors.phoneNumber?.message)}
        isOld={errors.phoneNumber?.message === 'PHONE_OLD_11'}
        onSuggestion={(number) => setValue('phoneNumber', number, { shouldValidate: true })}
        input={register('phoneNumber')}
      />
      <Field id="demo-scenario" label={words.scenario} error={say(errors.campaignId?.message)}>
        {(control) => (
          <Select
            {...control}
            {...register('campaignId', { onChange: (event) => chooseCampaign(event.target.value) })}
            options={catalogue.campaigns.map(({ id, name }) => ({ value: id, label: name[lang] }))}
          />
        )}
      </Field>
      <RadioCards
        {...register('voice')}
        id="demo-voice"
        legend={words.voice}
        listClassName="grid-cols-3"
        value={values.voice}
        {...(errors.voice && { error: say(errors.voice.message) ?? '' })}
        options={voices.slice(0, 3).map(({ id, name }) => ({
          value: id,
          label: name,
          hint: rest.voiceHints[id] ?? '',
          mark: rest.marks[id],
        }))}
      />
      {campaign && (
        <>
          <PersonalFields
            words={words}
            campaign={campaign}
            register={register}
            errors={errors.personalizedFields}
            say={say}
          />
          <ScriptPreview
            label={words.script}
            language={voice?.language ?? lang}
            script={campaign.script[voice?.language ?? lang]}
            values={values.personalizedFields ?? {}}
          />
        </>
      )}
      <ConsentField
        words={words}
        href={rest.privacyHref}
        error={say(errors.consent?.message)}
        input={register('consent')}
      />
      {rest.captcha}
      {problem && (
        <Alert
          tone={problem.code === 'DAILY_LIMIT_REACHED' ? 'warning' : 'danger'}
          role="alert"
          title={words.errors.problems[problem.code].title}
        >
          <p>{words.errors.problems[problem.code].text}</p>
          <p className="mt-1 font-strong">{words.errors.problems[problem.code].action}</p>
        </Alert>
      )}
      <Button
        type="submit"
        size="lg"
        wide
        loading={isSubmitting}
        loadingLabel={words.checking}
        disabled={exhausted}
        icon={<IconPhone size={18} stroke={1.6} aria-hidden />}
      >
        {exhausted ? words.none : words.call}
      </Button>
    </form>
  )
}
