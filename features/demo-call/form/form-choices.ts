import type { FormValues } from '@/features/demo-call/form/form-values'
import { SCENARIOS, type Start } from '@/features/demo-call/form/scenarios'

/** What the form shows before anything is chosen, or what was typed into it before. */
export const startingValues = (start: Start): FormValues => {
  const own = SCENARIOS[start.kind].start(start)
  return {
    phoneNumber: '',
    voice: '',
    campaignId: '',
    digits: '6',
    code: start.code,
    rate: '1',
    consent: false,
    ...own,
    ...start.typed,
    personalizedFields: { ...own.personalizedFields, ...start.typed?.personalizedFields },
    kind: start.kind,
  }
}

const known = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))

/** All values of a form in which only `typed` is known yet: what is not asked for, or not chosen, goes along as it stands. */
export const wholeValues = (start: Start, typed: object): FormValues => {
  const values = { ...startingValues(start), ...known(typed) }
  const { kind, catalogue, lang } = start
  return { ...values, ...SCENARIOS[kind].settle({ values, catalogue, lang }) }
}
