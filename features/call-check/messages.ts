import 'server-only'
import { z } from 'zod'
import { STOP_PROBLEMS } from '@/features/call-check/problems'
import { loadFormMessages } from '@/lib/forms/messages'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)
const lines = z.strictObject({ simulated: text, service: text })

const schema = z.strictObject({
  callers: z.strictObject({ title: text, simulated: text, listed: text, unlisted: text }),
  stop: z.strictObject({
    title: text,
    lead: lines,
    phone: text,
    ask: text,
    asking: text,
    asked: lines,
    code: text,
    codeHint: text,
    wrongCode: text,
    confirm: text,
    confirming: text,
    back: text,
    doneTitle: text,
    done: text,
    another: text,
    noScript: text,
    dataRights: text,
    problems: z.record(z.enum(STOP_PROBLEMS), text),
  }),
  report: z.strictObject({
    title: text,
    lead: text,
    number: text,
    numberHint: text,
    what: text,
    whatHint: text,
    send: text,
    empty: text,
    note: text,
  }),
})

type Messages = z.infer<typeof schema>

/** What the stopping of calls says; `phoneErrors` by the code of what is wrong with a number. */
export type StopMessages = Omit<Messages['stop'], 'lead' | 'asked' | 'noScript' | 'dataRights'> & {
  lead: string
  asked: string
  phoneErrors: Readonly<Record<string, string>>
}
export type ReportMessages = Messages['report']

/** The messages of /call-check in a language. */
export const loadCallCheckMessages = async (lang: Locale) => {
  const [own, { fields }] = await Promise.all([
    loadMessages(lang, 'call-check', schema),
    loadFormMessages(lang),
  ])
  const phoneErrors = Object.fromEntries(Object.entries(fields).filter(([code]) => code.startsWith('PHONE_')))
  return { ...own, phoneErrors }
}
