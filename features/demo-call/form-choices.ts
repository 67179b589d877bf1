import type { FormValues } from '@/features/demo-call/form-values'
import { SCENARIOS, type Start } from '@/features/demo-call/scenarios'

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
