import { SectionFrame } from '@/components/sections/section'
import { buttonVariants } from '@/components/ui/button-variants'
import { ChipRadios } from '@/components/ui/chips'
import { SectionHeader } from '@/components/ui/section-header'
import { MailLink } from '@/components/ui/mail-link'
import { mailHref } from '@/lib/domain/mail-href'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { site } from '@/lib/site'
import { FilterWatch } from './filter-watch'
import styles from './job-board.module.css'
import { JobRow } from './job-row'
import { CITIES, TEAMS, type Job } from './job-schema'
import { careersTranslate, jobView } from './job-view'
import { readJobs } from './read-jobs'

/** How many rows stand before “show more”. */
const FIRST = 6
const FURTHER = 'further-positions'
const FILTERS = ['city', 'team'] as const

/** Those of a list that some job has, in the order of the list. */
const used = <Name extends string>(names: readonly Name[], jobs: readonly Job[], key: 'city' | 'team') =>
  names.filter((name) => jobs.some((job) => job[key] === name))

/** All jobs with their filters and “show more”; every row is in the HTML and everything works without script. */
export const JobBoard = async ({ lang }: { lang: Locale }) => {
  const [jobs, t] = await Promise.all([readJobs(), careersTranslate(lang)])
  const views = await Promise.all(jobs.map((job) => jobView(job, lang)))
  const email = site(lang).supportEmail
  const all = { value: 'all', label: t('all') }
  const nameOf = (id: string) => views[jobs.findIndex(({ city, team }) => city === id || team === id)]
  return (
    <SectionFrame id="positions">
      <SectionHeader id="positions-title" title={t('title')} support={t('lead')} />
      <div className={styles.board}>
        <div className="grid gap-x-12 gap-y-5 md:grid-cols-[auto_1fr]">
          <ChipRadios
            legend={t('city')}
            name="city"
            defaultValue="all"
            options={[
              all,
              ...used(CITIES, jobs, 'city').map((value) => ({ value, label: nameOf(value)?.city ?? value })),
            ]}
          />
          <ChipRadios
            legend={t('team')}
            name="team"
            defaultValue="all"
            options={[
              all,
              ...used(TEAMS, jobs, 'team').map((value) => ({ value, label: t(`teams.${value}`) })),
            ]}
          />
        </div>
        <FilterWatch names={FILTERS} messages={{ count: t('count'), empty: t('empty') }} />
        {/* Nothing counts the rows there, so it is said beforehand what none of them means. */}
        <p className="mt-5 hidden text-small text-fg-3 noscript:block">{t('emptyMeans')}</p>
        <ul className="mt-3 border-t border-rule">
          {views.map((job, index) => (
            <JobRow
              key={job.slug}
              job={job}
              href={href(`/careers/${job.slug}`, lang)}
              id={index === FIRST ? FURTHER : `position-${job.slug}`}
              until={t('until', { date: job.end })}
              closed={t('closed')}
              city={jobs[index]?.city ?? ''}
              team={jobs[index]?.team ?? ''}
              isFurther={index >= FIRST}
            />
          ))}
        </ul>
        {jobs.length > FIRST && (
          <a
            href={`#${FURTHER}`}
            className={`${buttonVariants({ variant: 'secondary' })} mt-6 ${styles.more ?? ''}`}
          >
            {t('more')}
          </a>
        )}
      </div>
      {email && mailHref(email) && (
        <p className="mt-8 max-w-[64ch] text-fg-2">
          {t('other')} <MailLink look="inline" email={email} />
        </p>
      )}
    </SectionFrame>
  )
}
