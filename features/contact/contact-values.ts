import type { ContactBody, ContactRequest } from '@/lib/contract/contact'

type NotTyped = 'recaptcha' | 'formStart' | 'website'

/** What the visitor fills in, as the inputs hold it. */
export type ContactValues = Omit<ContactBody, NotTyped>
/** What is sent of it: checked and tidied. */
export type ContactParcel = Omit<ContactRequest, NotTyped>

/** The text fields, in the order of the form. */
export const CONTACT_FIELDS = ['fullName', 'phoneNumber', 'email', 'purpose', 'content'] as const

/** Names the consent sentence of locales/{lang}/contact-form.json; a new sentence needs a new name. */
export const CONTACT_CONSENT = 'contact-2026-11'
