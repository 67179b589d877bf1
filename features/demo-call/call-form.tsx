'use client'

import { IconPhone } from '@tabler/icons-react'
import { useEffect, type FormEvent, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { RadioCards } from '@/components/ui/radio-cards'
import { Select } from '@/components/ui/select'
import { voicesOf, type Catalogue } from '@/features/demo-call/catalogue'
import { ConsentField } from '@/features/demo-call/consent-field'
import type { Problem } from '@/features/demo-call/machine'
import { PersonalFields } from '@/features/demo-call/personal-fields'
import { PhoneField } from '@/features/demo-call/phone-field'
import { ScriptPreview } from '@/features/demo-call/script-preview'
import { campaignOf, startingValues } from '@/features/demo-call/form-choices'
import { inputOf, type LiveForm } from '@/features/demo-call/live-form'
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
  live: LiveForm | undefined
  onSubmit: () => void
}

/** The form of the demo call: number, scenario, voice, personal details, the exact script, consent, call. */
export const CallForm = ({
  words,
  lang,
  catalogue,
  campaignId,
  problem,
  exhausted,
  live,
  onSubmit,
  ...rest
}: CallFormProps) => {
  const values = live?.values ?? startingValues({ catalogue, campaignId, lang })
  const errors = live?.errors ?? {}
  const say = (code: string | undefined) => (code ? words.errors.fields[code as FieldCode] : undefined)
  const campaign = campaignOf(catalogue, values.campaignId)
  const voices = voicesOf(catalogue, campaign, lang)
  const voice = voices.find(({ id }) => id === values.voice)

  const sync = live?.sync
  useEffect(() => sync?.(), [sync])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 p-5 sm:p-6">
      <PhoneField
        words={words}
        lang={lang}
        value={values.phoneNumber}
        error={say(errors.phoneNumber?.message)}
        onSuggestion={(number) => live?.setPhone(number)}
        input={inputOf(live, 'phoneNumber')}
      />
      <Field id="demo-scenario" label={words.scenario} error={say(errors.campaignId?.message)}>
        {(control) => (
          <Select
            {...control}
            {...inputOf(live, 'campaignId')}
            defaultValue={values.campaignId}
            options={catalogue.campaigns.map(({ id, name }) => ({ value: id, label: name[lang] }))}
          />
        )}
      </Field>
      <RadioCards
        key={campaign?.id}
        {...inputOf(live, 'voice')}
        id="demo-voice"
        legend={words.voice}
        listClassName="grid-cols-3"
        defaultValue={values.voice}
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
            live={live}
            errors={errors.personalizedFields}
            say={say}
          />
          <ScriptPreview
            label={words.script}
            language={voice?.language ?? lang}
            script={campaign.script[voice?.language ?? lang]}
            values={values.personalizedFields}
          />
        </>
      )}
      <ConsentField
        words={words}
        href={rest.privacyHref}
        error={say(errors.consent?.message)}
        input={inputOf(live, 'consent')}
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
        loading={live?.isSubmitting ?? false}
        loadingLabel={words.checking}
        disabled={exhausted}
        icon={<IconPhone size={18} stroke={1.6} aria-hidden />}
      >
        {exhausted ? words.none : words.call}
      </Button>
    </form>
  )
}
