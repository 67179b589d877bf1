import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { contactContentSchema } from '../../lib/contract/contact.ts'
import { CONTACT_PURPOSES, DATA_RIGHTS, LOCALES } from '../../lib/contract/enums.ts'
import { applicationContentSchema } from '../../lib/contract/job-application.ts'
import { formatPhone } from '../../lib/domain/phone-format.ts'
import type { Submission } from '../db/schema.ts'
import { fill, formatTime } from './format.ts'
import type { Letter, Row } from './letter.ts'

const text = z.string().min(1)
const labels = ['receipt', 'received', 'name', 'phone', 'email', 'language', 'job', 'cv', 'due'] as const

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
  languages: z.record(z.enum(LOCALES), text),
  cvLink: text,
  cvHint: text,
  cvAttached: text,
  answer: text,
  suspect: text,
})

// Read by the company's own people, so in its language only.
const messages = messagesSchema.parse(
  JSON.parse(readFileSync(new URL('./messages.json', import.meta.url), 'utf8')),
)

const DAY_MS = 24 * 3_600_000
const jobSchema = z.object({ title: z.object({ vi: text }) })

/** The title of a job; its id where the job is no longer there. */
const jobTitle = (id: string): string => {
  try {
    const file = new URL(`../../content/jobs/${id}.json`, import.meta.url)
    return jobSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).title.vi
  } catch {
    return id
  }
}

/** What a submission is about, in a few words. */
export const aboutOf = ({ content, jobId }: Submission): string => {
  if (content.kind === 'contact') return messages.fields.purpose.options[content.purpose]
  if (content.kind === 'data-rights') return messages.fields.right.options[content.right]
  return jobId ? jobTitle(jobId) : messages.noJob
}

/** When a request about personal data has to be dealt with; null for anything else. */
export const dueAt = ({ content, createdAt }: Submission, dueDays: number): Date | null =>
  content.kind === 'data-rights' ? new Date(createdAt.getTime() + dueDays * DAY_MS) : null

/** What a form held beside who sent it; a field that was left empty, or did not exist yet, has no row. */
const contentRows = ({ content }: Submission, names: readonly FieldName[]): Row[] => {
  const values: Partial<Record<FieldName, string | null | undefined>> = content
  return names.flatMap((name) => {
    const { label, options } = messages.fields[name]
    const value = values[name]
    return value ? [{ label, value: options?.[value] ?? value }] : []
  })
}

type Extras = { dueDays: number; isAttached: boolean; site: string; cvAddress: string | null }

/** The letter that tells the company what came in, for the people who answer it. */
export const companyLetter = (row: Submission, { dueDays, isAttached, site, cvAddress }: Extras): Letter => {
  const { receipt, content, jobId, uploadKey } = row
  const due = dueAt(row, dueDays)
  const line = (label: keyof typeof messages.labels, value: string | null, href?: string): Row[] =>
    value ? [{ label: messages.labels[label], value, href }] : []
  const cv = (): Row[] => {
    if (!uploadKey) return []
    if (isAttached) return line('cv', messages.cvAttached)
    return cvAddress ? line('cv', messages.cvLink, cvAddress) : line('cv', fill(messages.cvHint, { receipt }))
  }
  const rows = [
    ...line('receipt', receipt),
    ...line('received', formatTime(row.createdAt, 'vi')),
    ...line('name', row.name),
    ...line('phone', row.phone && formatPhone(row.phone, 'vi'), `tel:${row.phone}`),
    ...line('email', row.email, `mailto:${row.email}`),
    ...line('language', row.locale && messages.languages[row.locale]),
    ...(content.kind === 'application'
      ? line('job', aboutOf(row), jobId ? `${site}/careers/${jobId}` : undefined)
      : []),
    ...contentRows(
      row,
      fieldNames.options.filter((name) => !isLong(name)),
    ),
    ...cv(),
    ...line('due', due && formatTime(due, 'vi')),
  ]
  return {
    locale: 'vi',
    subject: fill(messages.subject[row.kind], { receipt, about: aboutOf(row) }),
    blocks: [
      ...(row.suspicion ? [messages.suspect] : []),
      { rows },
      ...contentRows(row, fieldNames.options.filter(isLong)).map((quote) => ({ quote })),
      ...(row.email ? [messages.answer] : []),
    ],
  }
}
