import type { BreadcrumbList, JobPosting, Thing } from 'schema-dts'
import type { Locale } from '@/lib/i18n/config'
import { business, type BusinessTexts, website } from '@/lib/seo/business'
import { pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'
import type { Job } from './job-schema'
import type { JobView } from './job-view'

type Input = {
  job: Job
  view: JobView
  lang: Locale
  business: BusinessTexts
  names: { home: string; list: string }
}

const EMPLOYMENT = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', internship: 'INTERN' } as const

const html = (blocks: readonly string[]) => blocks.join('')
const items = (title: string, entries: readonly string[]) =>
  `<p>${title}</p><ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`

type Headings = { requirements: string; benefits: string }

/** The job as search engines read it; undefined once it is closed, and where the brand is a demonstration: nobody hires there. */
export const jobPosting = (
  { job, view, lang }: Pick<Input, 'job' | 'view' | 'lang'>,
  headings: Headings,
): JobPosting | undefined => {
  const { brand, isDemo, url } = site(lang)
  if (view.isClosed || isDemo) return undefined
  return {
    '@type': 'JobPosting',
    '@id': `${pageUrl(`/careers/${job.slug}`, lang)}#job`,
    title: view.title,
    description: html([
      ...view.description.map((text) => `<p>${text}</p>`),
      items(headings.requirements, view.requirements),
      items(headings.benefits, view.benefits),
    ]),
    identifier: { '@type': 'PropertyValue', name: brand, value: job.slug },
    datePosted: job.postedOn,
    validThrough: `${job.endDate}T23:59:59+07:00`,
    employmentType: EMPLOYMENT[job.employment],
    workHours: view.time,
    hiringOrganization: { '@type': 'Organization', name: brand, sameAs: url },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: view.city, addressCountry: 'VN' },
    },
    directApply: true,
  }
}

const trail = ({ job, view, lang, names }: Input): BreadcrumbList => {
  const steps = [
    { path: '/', name: names.home },
    { path: '/careers', name: names.list },
    { path: `/careers/${job.slug}`, name: view.title },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path, lang),
    })),
  }
}

/** The structured-data graph of a job page: business, site, trail, and the job while people can be hired for it. */
export const jobGraph = (input: Input, headings: Headings): Thing[] => {
  const posting = jobPosting(input, headings)
  return [
    business(input.lang, input.business),
    website(input.lang),
    trail(input),
    ...(posting ? [posting] : []),
  ]
}
