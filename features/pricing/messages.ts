import 'server-only'
import { z } from 'zod'
import { CALL_RESULTS } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)
const texts = z.record(z.string(), text)

const deskSchema = z.strictObject({
  title: text,
  lead: text,
  legend: text,
  kinds: texts,
  fits: texts,
  best: text,
  bestHint: text,
  none: text,
  noneHint: text,
  empty: text,
  until: text,
  open: text,
  percent: text,
  rule: text,
  code: z.strictObject({
    label: text,
    hint: text,
    check: text,
    checking: text,
    empty: text,
    busy: text,
    down: text,
    verdicts: texts,
    elsewhere: text,
  }),
  reason: texts,
})

const fieldSchema = z.strictObject({ label: text, hint: text })
const numberErrors = z.strictObject({ number: text, range: text })
const resultSchema = z.strictObject({ label: text, why: text })

const calculatorSchema = z.strictObject({
  shared: z.strictObject({
    copy: text,
    copied: text,
    csv: text,
    formula: text,
    reset: text,
    fix: text,
    errors: numberErrors,
  }),
  calls: z.strictObject({
    title: text,
    lead: text,
    form: text,
    result: text,
    fields: z.record(z.string(), fieldSchema),
    rows: texts,
    formula: texts,
    spoken: text,
    estimate: text,
    package: text,
    packageNone: text,
    columns: texts,
  }),
  voice: z.strictObject({
    title: text,
    lead: text,
    form: text,
    fields: z.record(z.string(), fieldSchema),
    rows: texts,
    formula: texts,
    spoken: text,
    chosen: text,
    counted: text,
    none: text,
    cheapest: text,
    table: text,
    corner: text,
    columns: texts,
  }),
  list: z.strictObject({
    title: text,
    lead: text,
    label: text,
    hint: text,
    sample: text,
    clear: text,
    private: text,
    table: text,
    corner: text,
    unread: text,
    unreadWhy: text,
    summary: text,
    more: text,
    empty: text,
    tooLong: text,
    yes: text,
    no: text,
    none: text,
    line: text,
    columns: texts,
    results: z.record(z.enum(CALL_RESULTS), resultSchema),
    /** What reports call a `NO_ANSWER` that the network announced before it rang. */
    notReachable: text,
  }),
})

export type CalculatorMessages = z.infer<typeof calculatorSchema>

/** The messages of the calculators in a language; a missing one stops the build. */
export const loadCalculatorMessages = async (lang: Locale) =>
  loadMessages(lang, 'calculators', calculatorSchema)

/** The messages of the voucher desk in a language; a missing one stops the build. */
export const loadVoucherMessages = async (lang: Locale) => loadMessages(lang, 'vouchers', deskSchema)
