import type { DemoCallKind } from '@/lib/contract/enums'
import type { FieldCode } from '@/lib/contract/field-codes'

/** What the visitor filled in, as the inputs hold it; a kind of call reads what is its own. */
export type FormValues = {
  kind: DemoCallKind
  phoneNumber: string
  voice: string
  consent: boolean
  campaignId: string
  personalizedFields: Record<string, string>
  /** 4 or 6, as text. */
  digits: string
  /** Six digits; a code of four is their beginning. */
  code: string
  /** 0.5 to 2, as text. */
  rate: string
}

/** A code per field that is wrong; `personalizedFields` has one per detail. */
export type FormErrors = {
  phoneNumber?: FieldCode
  campaignId?: FieldCode
  voice?: FieldCode
  code?: FieldCode
  rate?: FieldCode
  consent?: FieldCode
  personalizedFields?: Record<string, FieldCode>
}

export const CONSENT_VERSION = '2026-11'

/** The code that is read: as many digits as were chosen. */
export const codeOf = ({ code, digits }: Pick<FormValues, 'code' | 'digits'>) =>
  code.slice(0, Number(digits) || 6)
