import type { Catalogue } from '@/features/demo-call/form/catalogue'
import type { DemoCallKind } from '@/lib/contract/enums'
import type { FieldCode } from '@/lib/contract/field-codes'
import type { LineMode } from '@/lib/env'
import type { Locale } from '@/lib/i18n/config'

/** What the visitor filled in, as the inputs hold it; a kind of call reads what is its own. */
export type FormValues = {
  kind: DemoCallKind
  phoneNumber: string
  voice: string
  consent: boolean
  /** Which sentence was agreed to. */
  consentVersion: string
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

/** What a form starts from: its kind, what can be chosen, the scenario to stand first, a code to read, the line, what was typed before. */
export type Start = {
  kind: DemoCallKind
  catalogue: Catalogue
  campaignId: string | undefined
  code: string
  lang: Locale
  line: LineMode
  typed?: Partial<FormValues> | undefined
}

/** The sentence of consent as the receipt names it: a simulated call is agreed to in other words. */
export const CONSENT_VERSIONS: Record<LineMode, string> = {
  service: '2026-11',
  simulated: 'simulated-2026-11-22',
}

/** The code that is read: as many digits as were chosen. */
export const codeOf = ({ code, digits }: Pick<FormValues, 'code' | 'digits'>) =>
  code.slice(0, Number(digits) || 6)

/** Six random digits; a test code opens nothing, so no stronger dice are needed. */
export const randomCode = () => String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')

const NO_BREAK = '\u00a0'

/** The digits of a code apart, as they are read; a code is one thing and does not break over two lines. */
export const spacedDigits = (code: string) => [...code].join(NO_BREAK)
