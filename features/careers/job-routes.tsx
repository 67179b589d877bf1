import { notFound } from 'next/navigation'
import type { ComponentType } from 'react'
import { asLocale, type Locale } from '@/lib/i18n/config'
import { buildMetadata } from '@/lib/seo/metadata'
import { ApplyPage } from './apply-page'
import { JobPage } from './job-page'
import type { Job } from './job-schema'
import { careersTranslate, jobView } from './job-view'
import { jobAt, readJobs } from './read-jobs'

type Params = { params: Promise<{ lang: string; job: string }> }

const MAX_DESCRIPTION = 160

const shortened = (text: string) =>
  text.length <= MAX_DESCRIPTION
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 1)).replace(/[,.;:]$/, '')}…`

const at = async (params: Params['params']) => {
  const { lang, job: slug } = await params
  const job = await jobAt(slug)
  if (!job) notFound()
  return { job, lang: asLocale(lang) }
}

const jobParams = async () => (await readJobs()).map(({ slug }) => ({ job: slug }))

const view = (View: ComponentType<{ job: Job; lang: Locale }>) =>
  async function JobRoute({ params }: Params) {
    return <View {...await at(params)} />
  }

// The share image of the list serves its jobs: one cannot be drawn for every job a recruiter may add.
const LIST = '/careers'

/** What the route of one job exports. */
export const jobRoute = {
  params: jobParams,
  metadata: async ({ params }: Params) => {
    const { job, lang } = await at(params)
    const [shown, t] = await Promise.all([jobView(job, lang), careersTranslate(lang)])
    const { title, city, kind, summary } = shown
    return buildMetadata({
      lang,
      path: `${LIST}/${job.slug}`,
      imageOf: LIST,
      title: t('job.meta', { title, city }),
      description: shortened(t('job.metaText', { title, city, kind, summary })),
    })
  },
  View: view(JobPage),
}

/** What the route of an application exports; it stays out of search engines, which are led to the job itself. */
export const applyRoute = {
  params: jobParams,
  metadata: async ({ params }: Params) => {
    const { job, lang } = await at(params)
    const [{ title, city, end }, t] = await Promise.all([jobView(job, lang), careersTranslate(lang)])
    return buildMetadata({
      lang,
      path: `${LIST}/${job.slug}/apply`,
      imageOf: LIST,
      title: t('apply.title', { title }),
      description: shortened(t('apply.metaText', { title, city, date: end })),
      index: false,
    })
  },
  View: view(ApplyPage),
}
