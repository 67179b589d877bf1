import 'server-only'
import { formatDay } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { isClosed, type Job } from './job-schema'

export type Translate = (key: string, values?: Record<string, string | number>) => string

/** Looks up words of locales/{lang}/careers.json. */
export const careersTranslate = async (lang: Locale): Promise<Translate> => {
  const { t } = await getT('careers', { lng: lang })
  return (key, values) => t(key, values ?? {})
}

/** A job as a page of one language shows it. */
export const jobView = async (job: Job, lang: Locale) => {
  const [t, { t: common }] = await Promise.all([careersTranslate(lang), getT('common', { lng: lang })])
  return {
    slug: job.slug,
    title: job.title[lang],
    summary: job.summary[lang],
    city: common(`city.${job.city}`),
    kind: t(`employment.${job.employment}`),
    team: t(`teams.${job.team}`),
    time: job.workingTime[lang],
    end: formatDay(job.endDate, lang),
    salary: job.salary?.[lang] ?? t('job.negotiable'),
    description: job.description[lang],
    requirements: job.requirements[lang],
    benefits: job.benefits[lang],
    isClosed: isClosed(job, Date.now()),
  }
}

export type JobView = Awaited<ReturnType<typeof jobView>>
