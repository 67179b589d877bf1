import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { CONTACT_PURPOSES, DATA_RIGHTS } from '../../lib/contract/enums.ts'
import { formatPhone } from '../../lib/domain/phone-format.ts'
import type { Submission } from '../db/inbox-schema.ts'

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
const wordsSchema = z.object({
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
const words = wordsSchema.parse(JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')))

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
  if (content.kind === 'contact') return words.purpose[content.purpose]
  if (content.kind === 'data-rights') return words.right[content.right]
  return jobId ?? words.noJob
}

/** When a request about personal data has to be dealt with; null for anything else. */
export const dueAt = ({ content, createdAt }: Submission, dueDays: number): Date | null =>
  content.kind === 'data-rights' ? new Date(createdAt.getTime() + dueDays * DAY_MS) : null

const textOf = ({ content }: Submission) => {
  if (content.kind === 'contact') return content.content
  return content.kind === 'data-rights' ? content.details : null
}

export type Letter = { subject: string; text: string; replyTo: string | null }

/** The mail that tells the company what came in. */
export const composeLetter = (
  row: Submission,
  { dueDays, isAttached }: { dueDays: number; isAttached: boolean },
): Letter => {
  const { receipt, content } = row
  const due = dueAt(row, dueDays)
  const lines: [keyof typeof words.labels, string | null | undefined][] = [
    ['receipt', receipt],
    ['received', TIME.format(row.createdAt)],
    ['name', row.name],
    ['phone', row.phone && formatPhone(row.phone, 'vi')],
    ['email', row.email],
    ['about', aboutOf(row)],
    ['portfolio', content.kind === 'application' ? content.portfolio : null],
    ['cv', row.uploadKey && (isAttached ? words.cvAttached : fill(words.cvHint, { receipt }))],
    ['due', due && TIME.format(due)],
  ]
  const known = lines.flatMap(([label, value]) => (value ? [`${words.labels[label]}: ${value}`] : []))
  const message = textOf(row)
  const parts = [
    ...(row.suspicion ? [words.suspect] : []),
    known.join('\n'),
    ...(message ? [`${words.labels.text}:\n${message}`] : []),
  ]
  return {
    subject: fill(words.subject[row.kind], { receipt, about: aboutOf(row) }),
    text: `${parts.join('\n\n')}\n`,
    replyTo: row.email,
  }
}
