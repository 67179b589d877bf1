import type { DataRightsBody, DataRightsRequest } from '@/lib/contract/data-rights'

type NotTyped = 'recaptcha' | 'formStart' | 'website'

/** What the visitor fills in, as the inputs hold it; `contact` is an e-mail address or a mobile number. */
export type RightsValues = Omit<DataRightsBody, NotTyped>
/** What is sent of it: checked and tidied. */
export type RightsParcel = Omit<DataRightsRequest, NotTyped>

/** The text fields, in the order of the form. */
export const RIGHTS_FIELDS = ['kind', 'contact', 'details'] as const

/** Names the consent sentence of locales/{lang}/data-rights.json; a new sentence needs a new name. */
export const RIGHTS_CONSENT = 'data-rights-2026-11'
