import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { CONTACT_PURPOSES, DATA_RIGHTS } from '../../lib/contract/enums.ts'
import { formatPhone } from '../../lib/domain/phone-format.ts'
import type { Submission } from '../db/schema.ts'

const text = z.string().min(1)
const labels = [
  'receipt',
  'received',
  'name',
  'phone',
  'email',
  'about',
  'portfolio',
  'cv',
  'due',
  'text',
] as const
const messagesSchema = z.object({
  subject: z.object({ contact: text, application: text, 'data-rights': text }),
  purpose: z.record(z.enum(CONTACT_PURPOSES), text),
  right: z.record(z.enum(DATA_RIGHTS), text),
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
  if (content.kind === 'contact') return messages.purpose[content.purpose]
  if (content.kind === 'data-rights') return messages.right[content.right]
  return jobId ?? messages.noJob
}

/** When a request about personal data has to be dealt with; null for anything else. */
export const dueAt = ({ content, createdAt }: Submission, dueDays: number): Date | null =>
  content.kind === 'data-rights' ? new Date(createdAt.getTime() + dueDays * DAY_MS) : null

const textOf = ({ content }: Submission) => {
  if (content.kind === 'contact') return content.content
  return content.kind === 'data-rights' ? content.details : null
}

export type EmailContent = { subject: string; text: string; replyTo: string | null }

/** The email that tells the company what came in. */
export const renderEmail = (
  row: Submission,
  { dueDays, isAttached }: { dueDays: number; isAttached: boolean },
): EmailContent => {
  const { receipt, content } = row
  const due = dueAt(row, dueDays)
  const lines: [keyof typeof messages.labels, string | null | undefined][] = [
    ['receipt', receipt],
    ['received', TIME.format(row.createdAt)],
    ['name', row.name],
    ['phone', row.phone && formatPhone(row.phone, 'vi')],
    ['email', row.email],
    ['about', aboutOf(row)],
    ['portfolio', content.kind === 'application' ? content.portfolio : null],
    ['cv', row.uploadKey && (isAttached ? messages.cvAttached : fill(messages.cvHint, { receipt }))],
    ['due', due && TIME.format(due)],
  ]
  const details = lines.flatMap(([label, value]) => (value ? [`${messages.labels[label]}: ${value}`] : []))
  const message = textOf(row)
  const parts = [
    ...(row.suspicion ? [messages.suspect] : []),
    details.join('\n'),
    ...(message ? [`${messages.labels.text}:\n${message}`] : []),
  ]
  return {
    subject: fill(messages.subject[row.kind], { receipt, about: aboutOf(row) }),
    text: `${parts.join('\n\n')}\n`,
    replyTo: row.email,
  }
}
