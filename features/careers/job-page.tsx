import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'
import { site } from '@/lib/site'
import { StaticMarkup } from '@/components/layout/static-markup'
import { JsonLd } from '@/components/layout/json-ld'
import { BackLink } from './back-link'
import { jobGraph } from './job-graph'
import type { Job } from './job-schema'
import { JobSummary } from './job-summary'
import { careersTranslate, jobView } from './job-view'
import { unbroken } from '@/lib/domain/compounds'

const Chapter = ({ title, children }: { title: string; children: readonly string[] }) => (
  <section className="border-t border-rule pt-8">
    <h2 className="text-h3">{title}</h2>
    <ul className="mt-4 grid max-w-[68ch] list-disc gap-2 pl-5 text-fg-2">
      {children.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </section>
)

type JobPageProps = { job: Job; lang: Locale }

/** A job in full: its facts and “apply now” stay in view beside the text; a closed job says so instead. */
export const JobPage = async ({ job, lang }: JobPageProps) => {
  const [view, t, { t: common }] = await Promise.all([
    jobView(job, lang),
    careersTranslate(lang),
    getT('common', { lng: lang }),
  ])
  const names = { home: t('home'), list: t('title') }
  const applyLink = { href: href(`/careers/${job.slug}/apply`, lang), size: 'lg' } as const
  const headings = { requirements: t('job.requirements'), benefits: t('job.benefits') }
  const page = { lang, path: `/careers/${job.slug}` }
  return (
    <>
      <JsonLd
        of={page}
        graph={jobGraph(
          {
            job,
            view,
            lang,
            business: { locality: common('city.hanoi'), demoNotice: common('footer.demoNotice') },
            names,
          },
          headings,
        )}
      />
      <StaticMarkup id="job" of={page} className="section wrap pt-6">
        <BackLink href={href('/careers', lang)}>{t('job.back')}</BackLink>
        <h1 className="mt-6 max-w-[24ch] text-h1 leading-[1.2]">{unbroken(view.title)}</h1>
        <p className="mt-5 max-w-[60ch] text-lead text-fg-2">{view.summary}</p>
        {site(lang).isDemo && <Alert className="mt-6 max-w-[60ch]">{t('job.demoNotice')}</Alert>}
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[8fr_4fr]">
          <aside aria-label={t('job.summary')} className="lg:sticky lg:top-28 lg:order-2 lg:self-start">
            <Card tone="outline" pad="md">
              <JobSummary job={view} t={t} />
              {view.isClosed ? (
                <Alert
                  tone="warning"
                  title={t('job.closedTitle')}
                  className="mt-4"
                  action={<TextLink href={href('/careers', lang)}>{t('job.back')}</TextLink>}
                >
                  {t('job.closedText')}
                </Alert>
              ) : (
                <LinkButton {...applyLink} wide className="mt-4">
                  {t('job.apply')}
                </LinkButton>
              )}
            </Card>
          </aside>
          <div className="grid gap-10">
            <section>
              <h2 className="text-h3">{t('job.description')}</h2>
              {view.description.map((text) => (
                <p key={text} className="mt-4 max-w-[68ch] text-fg-2">
                  {text}
                </p>
              ))}
            </section>
            <Chapter title={headings.requirements}>{view.requirements}</Chapter>
            <Chapter title={headings.benefits}>{view.benefits}</Chapter>
            {/* Where the facts do not stay beside the text, the way on comes again at its end. */}
            {!view.isClosed && (
              <LinkButton {...applyLink} className="max-sm:w-full sm:justify-self-start lg:hidden">
                {t('job.apply')}
              </LinkButton>
            )}
          </div>
        </div>
      </StaticMarkup>
    </>
  )
}
