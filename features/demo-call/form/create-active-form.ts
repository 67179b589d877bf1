import {
  createFormControl,
  get,
  type FieldErrors,
  type Resolver,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { FORM_BEHAVIOUR } from '@/components/form/form-behaviour'
import { loadLazyApi } from '@/features/demo-call/call/load-lazy-api'
import type { ActiveForm, FormState } from '@/features/demo-call/form/active-form'
import type { FormErrors, FormValues, Start } from '@/features/demo-call/form/form-values'
import { linkedAgent, subscribeToHash } from '@/features/demo-call/form/linked-agent'
import { startingValues, wholeValues } from '@/features/demo-call/form/scenarios'
import type { FieldCode } from '@/lib/contract/field-codes'
import { EARLY_PRESS_MS } from '@/lib/forms/early-press'
import { nextPaint } from '@/lib/next-paint'

const asFieldErrors = ({ personalizedFields, ...errors }: FormErrors): FieldErrors<FormValues> => {
  const entries = (codes: Record<string, FieldCode>) =>
    Object.entries(codes).map(([name, code]) => [name, { type: code, message: code }])
  const details = entries(personalizedFields ?? {})
  return Object.fromEntries([
    ...entries(errors),
    ...(details.length > 0 ? [['personalizedFields', Object.fromEntries(details)]] : []),
  ])
}

/** A form on react-hook-form, without any markup: checks on leaving a field with the service's own schema. */
export const createActiveForm = (
  start: Start,
  onSubmit: (values: FormValues) => Promise<void>,
): ActiveForm => {
  const { catalogue } = start
  const listeners = new Set<() => void>()
  let campaignId: string | undefined
  let state: FormState = { values: startingValues(start), errors: {} }
  let isSubmitting = false

  const resolver: Resolver<FormValues> = async (typed) => {
    const values = wholeValues(start, typed)
    await nextPaint()
    const api = await loadLazyApi(EARLY_PRESS_MS).catch(() => null)
    // Without a network nothing can be checked; sending says what is wrong.
    if (!api) return { values, errors: {} }
    const errors = asFieldErrors(api.checkForm(values, catalogue))
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} }
  }
  // No defaults: each field takes the value its input has by now, typed before the form came alive or not.
  const form = createFormControl<FormValues>({ resolver, ...FORM_BEHAVIOUR, shouldFocusError: false })
  const { register, handleSubmit, setValue, getValues, clearErrors } = form

  /** The voice that is chosen in the document. */
  const chosenVoice = (input: unknown) => {
    const group = input instanceof HTMLInputElement ? input.form?.elements.namedItem(input.name) : null
    return group instanceof RadioNodeList ? group.value : ''
  }
  // Radios are registered one by one, and the first alone would say that nothing is chosen: the group says what was before the form came alive.
  const registerVoice = () => {
    const { ref, ...field } = register('voice')
    const keepChosen = (input: unknown) => {
      const chosen = listeners.size === 0 ? chosenVoice(input) : ''
      ref(input)
      if (chosen && getValues('voice') !== chosen) setValue('voice', chosen)
    }
    return { ...field, ref: keepChosen }
  }

  /** The inputs that stand in the form, of a group the first. */
  const inputs = new Map<string, HTMLElement>()
  const kept = ({ ref, ...field }: UseFormRegisterReturn) => {
    const keep = (input: unknown) => {
      ref(input)
      if (!(input instanceof HTMLElement)) inputs.delete(field.name)
      else if (!inputs.has(field.name)) inputs.set(field.name, input)
    }
    return { ...field, ref: keep }
  }
  // The library knows them in the order in which they came: a detail of a scenario chosen later would be its last.
  const focusFirst = (errors: FieldErrors<FormValues>) => {
    const wrong = [...inputs.entries()].flatMap(([name, input]) => (get(errors, name) ? [input] : []))
    wrong
      .find((input) =>
        wrong.every((other) => !(input.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING)),
      )
      ?.focus()
  }

  /** Voice and details that fit a campaign just chosen. */
  const fitToCampaign = () => {
    const typed = getValues()
    const { voice, personalizedFields } = wholeValues(start, { ...typed, voice: typed.voice || undefined })
    setValue('voice', voice)
    if (voice) clearErrors('voice')
    setValue('personalizedFields', personalizedFields)
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const update = (change: Partial<Pick<FormState, 'errors'>>) => {
    // Until its input is registered nothing was chosen, and what stands in the inputs must not be touched.
    const chosen = getValues('campaignId')
    if (chosen !== undefined && chosen !== campaignId) {
      campaignId = chosen
      fitToCampaign()
    }
    state = { ...state, ...change, values: wholeValues(start, getValues()) }
    tell()
  }
  const follow = ({ errors }: { errors?: FieldErrors<FormValues> }) => update({ errors: { ...errors } })
  form.subscribe({
    formState: { values: true, errors: true },
    // What was chosen or typed shows by itself; what follows from it has the next picture. What a press found wrong
    // is said at once: the focus has gone there, and whoever hears the page hears it with the field.
    callback: (state) => void (isSubmitting ? follow(state) : nextPaint().then(() => follow(state))),
  })

  const showErrors = (errors: FieldErrors<FormValues>) => {
    follow({ errors })
    focusFirst(errors)
  }
  const submit = async () => {
    isSubmitting = true
    tell()
    // The press shows first, on the button alone.
    await nextPaint()
    await handleSubmit(onSubmit, showErrors)().finally(() => {
      isSubmitting = false
      tell()
    })
  }

  const chooseLinked = () => {
    const agent = linkedAgent(location.hash)
    const campaign = agent && catalogue.campaigns.find(({ aiAgent }) => aiAgent === agent)
    if (campaign) setValue('campaignId', campaign.id)
  }
  let unsubscribeFromHash: () => void

  return {
    register: (name) => kept(name === 'voice' ? registerVoice() : register(name)),
    submit: () => void submit(),
    setValue: (name, value) => setValue(name, value, { shouldValidate: name === 'phoneNumber' }),
    getState: () => state,
    isSubmitting: () => isSubmitting,
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) {
        unsubscribeFromHash = subscribeToHash(chooseLinked)
        chooseLinked()
        // Registering an input tells nobody what it held; by now all of them are.
        update({})
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) unsubscribeFromHash()
      }
    },
  }
}
