import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { cache } from 'react'
import { z } from 'zod'
import { inOrder, jobSchema, type Job } from './job-schema'

const FOLDER = path.join(process.cwd(), 'content', 'jobs')
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

const readJob = async (file: string): Promise<Job> => {
  const slug = file.replace(/\.json$/, '')
  if (!SLUG.test(slug))
    throw new Error(`content/jobs/${file}: name it with small letters, digits and hyphens`)
  const job = jobSchema.safeParse(JSON.parse(await readFile(path.join(FOLDER, file), 'utf8')))
  if (!job.success) throw new Error(`content/jobs/${file} is not right. ${z.prettifyError(job.error)}`)
  return { ...job.data, slug }
}

/** Every job of content/jobs, open ones first; a file that does not fit throws, naming file and key. */
export const readJobs = cache(async (): Promise<readonly Job[]> => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json'))
  return inOrder(await Promise.all(files.map(readJob)), Date.now())
})

/** The job at an address, or undefined. */
export const jobAt = async (slug: string) => (await readJobs()).find((job) => job.slug === slug)
