import { z } from 'zod'

export const CITIES = ['hanoi', 'saigon', 'hue'] as const
export const TEAMS = ['speech', 'engineering', 'content', 'sales', 'delivery'] as const
export const EMPLOYMENTS = ['full-time', 'part-time', 'internship'] as const

const text = z
  .string()
  .trim()
  .min(1)
  .refine((value) => value === value.normalize('NFC'), 'not NFC')
const both = z.strictObject({ vi: text, en: text })
const list = z.array(text).min(2)
const lists = z
  .strictObject({ vi: list, en: list })
  .refine(({ vi, en }) => vi.length === en.length, 'both languages need the same number of entries')

/** A job as a recruiter writes it, both languages in one file; the name of the file is its address. */
export const jobSchema = z.strictObject({
  title: both,
  team: z.enum(TEAMS),
  city: z.enum(CITIES),
  employment: z.enum(EMPLOYMENTS),
  workingTime: both,
  postedOn: z.iso.date(),
  /** The last day on which applications are taken. */
  endDate: z.iso.date(),
  /** Leave it out to say “negotiable”. */
  salary: both.optional(),
  summary: both,
  description: lists,
  requirements: lists,
  benefits: lists,
  closed: z.boolean(),
})

export type Job = z.infer<typeof jobSchema> & { slug: string }

/** The moment after which no application is taken: the end of the last day in Vietnam (ms since 1970). */
export const endOf = ({ endDate }: Pick<Job, 'endDate'>) => Date.parse(`${endDate}T23:59:59.999+07:00`)

/** Whether a job takes no applications at a moment: it was closed, or its last day is over. */
export const isClosed = (job: Pick<Job, 'closed' | 'endDate'>, now: number) => job.closed || now > endOf(job)

/** Open jobs first, the newest of each on top. */
export const inOrder = (jobs: readonly Job[], now: number) =>
  jobs.toSorted(
    (left, right) =>
      Number(isClosed(left, now)) - Number(isClosed(right, now)) ||
      right.postedOn.localeCompare(left.postedOn) ||
      left.slug.localeCompare(right.slug),
  )
