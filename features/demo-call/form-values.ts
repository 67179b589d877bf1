import type { DemoCallKind } from '@/lib/contract/enums'
import type { FieldCode } from '@/lib/contract/field-codes'

/** What the visitor filled in, as the inputs hold it. */
export type FormValues = {
  kind: DemoCallKind
  phoneNumber: string
  campaignId: string
  voice: string
  personalizedFields: Record<string, string>
  consent: boolean
}

/** A code per field that is wrong; `fields` are the personalised ones. `suggestion` is a repaired number to offer. */
export type FormErrors = {
  phoneNumber?: FieldCode
  campaignId?: FieldCode
  voice?: FieldCode
  consent?: FieldCode
  personalizedFields?: Record<string, FieldCode>
}

export const CONSENT_VERSION = '2026-11'
