import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { contactContentSchema } from '../../lib/contract/contact.ts'
import { CONTACT_PURPOSES, DATA_RIGHTS } from '../../lib/contract/enums.ts'
import { applicationContentSchema } from '../../lib/contract/job-application.ts'
import { formatPhone } from '../../lib/domain/phone-format.ts'
import type { Submission } from '../db/schema.ts'

const text = z.string().min(1)
const labels = ['receipt', 'received', 'name', 'phone', 'email', 'job', 'cv', 'due'] as const

/** Every field of a form beside who sent it, in the order in which an email shows them. */
const fieldNames = z.enum([
  ...contactContentSchema.keyof().options,
  ...applicationContentSchema.keyof().options,
  'right',
  'details',
])
type FieldName = z.infer<typeof fieldNames>

/** What people wrote at length stands under its label, at the end. */
const isLong = (name: FieldName) => name === 'content' || name === 'details'

const optionsOf = <Option extends string>(options: readonly Option[]) =>
  z.object({ options: z.record(z.enum(options), text) })

const messagesSchema = z.object({
  subject: z.object({ contact: text, application: text, 'data-rights': text }),
  fields: z.intersection(
    z.record(fieldNames, z.object({ label: text, options: z.record(z.string(), text).optional() })),
    z.object({ purpose: optionsOf(CONTACT_PURPOSES), right: optionsOf(DATA_RIGHTS) }),
  ),
  noJob: text,
  labels: z.record(z.enum(labels), text),
  cvHint: text,
  cvAttached: text,
  suspect: text,
})

// Read by the company's own people, so in its language only.
const messages = messagesSchema.parse(
  JSON.parse(readFileSync(new URL('./messages.json', import.meta.url), 'utf8')),
)

const fill = (template: string, values: Record<string, string>) =>
  template.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '')

const DAY_MS = 24 * 3_600_000
const TIME = new Intl.DateTimeFormat('vi-VN', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Ho_Chi_Minh',
})

/** What a submission is about, in a few words. */
export const aboutOf = ({ content, jobId }: Submission): string => {
  if (content.kind === 'contact') return messages.fields.purpose.options[content.purpose]
  if (content.kind === 'data-rights') return messages.fields.right.options[content.right]
  return jobId ?? messages.noJob
}

/** When a request about personal data has to be dealt with; null for anything else. */
export const dueAt = ({ content, createdAt }: Submission, dueDays: number): Date | null =>
  content.kind === 'data-rights' ? new Date(createdAt.getTime() + dueDays * DAY_MS) : null

type Row = { label: string; value: string }

/** What a form held beside who sent it; a field that was left empty, or did not exist yet, has no row. */
const contentRows = ({ content }: Submission, names: readonly FieldName[]): Row[] => {
  const values: Partial<Record<FieldName, string | null | undefined>> = content
  return names.flatMap((name) => {
    const { label, options } = messages.fields[name]
    const value = values[name]
    return value ? [{ label, value: options?.[value] ?? value }] : []
  })
}

export type EmailContent = { subject: string; text: string; replyTo: string | null }

/** The email that tells the company what came in. */
export const renderEmail = (
  row: Submission,
  { dueDays, isAttached }: { dueDays: number; isAttached: boolean },
): EmailContent => {
  const { receipt, content } = row
  const due = dueAt(row, dueDays)
  const line = (label: keyof typeof messages.labels, value: string | null): Row[] =>
    value ? [{ label: messages.labels[label], value }] : []
  const rows = [
    ...line('receipt', receipt),
    ...line('received', TIME.format(row.createdAt)),
    ...line('name', row.name),
    ...line('phone', row.phone && formatPhone(row.phone, 'vi')),
    ...line('email', row.email),
    ...line('job', content.kind === 'application' ? aboutOf(row) : null),
    ...contentRows(
      row,
      fieldNames.options.filter((name) => !isLong(name)),
    ),
    ...line('cv', row.uploadKey && (isAttached ? messages.cvAttached : fill(messages.cvHint, { receipt }))),
    ...line('due', due && TIME.format(due)),
  ]
  const parts = [
    ...(row.suspicion ? [messages.suspect] : []),
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...contentRows(row, fieldNames.options.filter(isLong)).map(({ label, value }) => `${label}:\n${value}`),
  ]
  return {
    subject: fill(messages.subject[row.kind], { receipt, about: aboutOf(row) }),
    text: `${parts.join('\n\n')}\n`,
    replyTo: row.email,
  }
}
