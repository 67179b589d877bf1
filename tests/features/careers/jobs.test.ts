import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CITIES, endOf, inOrder, isClosed, jobSchema, TEAMS, type Job } from '@/features/careers/job-schema'
import { jobPosting } from '@/features/careers/job-graph'
import { jobView } from '@/features/careers/job-view'
import { jobAt, readJobs } from '@/features/careers/read-jobs'
import { LOCALES } from '@/lib/i18n/config'

const files = readdirSync('content/jobs')

test.each(files)('content/jobs/%s is a job in both languages', (file) => {
  expect(file).toMatch(/^[a-z0-9-]+\.json$/)
  expect(jobSchema.parse(JSON.parse(readFileSync(`content/jobs/${file}`, 'utf8')))).toBeTruthy()
})

test('the rules of the filters name every city and team', () => {
  const css = readFileSync('features/careers/job-board.module.css', 'utf8')
  for (const city of CITIES)
    expect(css).toContain(`:has(input[value='${city}']:checked) [data-city]:not([data-city='${city}'])`)
  for (const team of TEAMS)
    expect(css).toContain(`:has(input[value='${team}']:checked) [data-team]:not([data-team='${team}'])`)
})

const job = (changes: Partial<Job>) => ({
  closed: false,
  endDate: '2027-01-31',
  postedOn: '2026-11-01',
  slug: 'a',
  ...changes,
})

describe('a job', () => {
  test('takes applications until its last day in Vietnam is over', () => {
    expect(isClosed(job({}), Date.parse('2027-01-31T16:59:59Z'))).toBe(false)
    expect(isClosed(job({}), Date.parse('2027-01-31T17:00:00Z'))).toBe(true)
    expect(isClosed(job({ closed: true }), Date.parse('2026-11-20'))).toBe(true)
  })

  test('that is open stands before closed ones, newest on top', async () => {
    const [some] = await readJobs()
    if (!some) throw new Error('no jobs')
    const make = (changes: Partial<Job>): Job => ({ ...some, ...job(changes) })
    const jobs = [
      make({ slug: 'old' }),
      make({ slug: 'shut', closed: true, postedOn: '2026-11-19' }),
      make({ slug: 'new', postedOn: '2026-11-18' }),
    ]
    expect(inOrder(jobs, Date.parse('2026-11-20')).map(({ slug }) => slug)).toEqual(['new', 'old', 'shut'])
  })

  test('is found by its address only', async () => {
    expect((await jobAt(files[0]?.replace('.json', '') ?? ''))?.slug).toBe(files[0]?.replace('.json', ''))
    expect(await jobAt('../package')).toBeUndefined()
  })
})

const HEADINGS = { requirements: 'R', benefits: 'B' }

afterEach(() => vi.unstubAllEnvs())

test('a demonstration brand offers no job to search engines, any other does', async () => {
  const entry = (await readJobs()).find((some) => !isClosed(some, Date.now()))
  if (!entry) throw new Error('no open job')
  const view = await jobView(entry, 'vi')
  for (const [notice, isOffered] of [
    ['true', false],
    ['', true],
  ] as const) {
    vi.resetModules()
    vi.stubEnv('DEMO_NOTICE', notice)
    const { jobPosting: posting } = await import('@/features/careers/job-graph')
    expect(posting({ job: entry, view, lang: 'vi' }, HEADINGS) !== undefined).toBe(isOffered)
  }
})

describe.each(LOCALES)('structured data in %s', (lang) => {
  test('offers open jobs, and never one that is closed', async () => {
    for (const entry of await readJobs()) {
      const view = await jobView(entry, lang)
      const posting = jobPosting({ job: entry, view, lang }, HEADINGS)
      expect(posting === undefined).toBe(isClosed(entry, Date.now()))
      if (!posting) continue
      expect(posting).toMatchObject({
        '@type': 'JobPosting',
        title: entry.title[lang],
        datePosted: entry.postedOn,
      })
      expect(Date.parse(String(Reflect.get(posting, 'validThrough')))).toBe(endOf(entry) - 999)
      expect(JSON.stringify(posting)).not.toMatch(/undefined|null/)
    }
  })
})
