import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import type { Lang } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { site } from '@/lib/site'
import { BackLink } from './back-link'
import type { Job } from './job-schema'
import { JobSummary } from './job-summary'
import { careersWords, jobView, type JobView, type Translate } from './job-words'

type ApplyPageProps = { job: Job; lang: Lang }

const mailto = (email: string, subject: string) => `mailto:${email}?subject=${encodeURIComponent(subject)}`

const ByMail = ({ job, lang, t }: { job: JobView; lang: Lang; t: Translate }) => {
  const email = site(lang).supportEmail
  if (!email) {
    return (
      <>
        <p className="mt-4 text-fg-2">{t('apply.noEmail')}</p>
        <LinkButton href={href('/contact-us', lang)} prefetch={false} size="lg" className="mt-6">
          {t('apply.contact')}
        </LinkButton>
      </>
    )
  }
  return (
    <>
      <p className="mt-4 text-fg-2">{t('apply.email', { email })}</p>
      <LinkButton
        href={mailto(email, t('apply.subject', { title: job.title, slug: job.slug }))}
        prefetch={false}
        size="lg"
        className="mt-6"
      >
        {t('apply.open')}
      </LinkButton>
    </>
  )
}

const How = async ({ job, lang, t }: { job: JobView; lang: Lang; t: Translate }) => (
  <section aria-labelledby="how">
    <h2 id="how" className="text-h2">
      {t('apply.how')}
    </h2>
    <ByMail job={job} lang={lang} t={t} />
    <h3 className="mt-10 text-h4">{t('apply.attach')}</h3>
    <ul className="mt-4 border-t border-rule">
      {[0, 1, 2, 3].map((index) => (
        <li key={index} className="border-b border-rule py-3">
          {t(`apply.items.${index}`)}
        </li>
      ))}
    </ul>
    <p className="mt-6 max-w-[64ch] text-small text-fg-3">
      {t('apply.privacy')}{' '}
      <TextLink look="inline" href={href('/privacy-policy', lang)} prefetch={false}>
        {t('apply.privacyLink')}
      </TextLink>
      .
    </p>
  </section>
)

/** How to apply for a job: by e-mail, with what to send; for a closed job, that it is closed. */
export const ApplyPage = async ({ job, lang }: ApplyPageProps) => {
  const [view, t] = await Promise.all([jobView(job, lang), careersWords(lang)])
  return (
    <div className="wrap pt-6 pb-(--section)">
      <BackLink href={href(`/careers/${job.slug}`, lang)}>{view.title}</BackLink>
      <h1 className="mt-6 max-w-[24ch] text-h1 leading-[1.2]">{t('apply.title', { title: view.title })}</h1>
      {!view.isClosed && <p className="mt-5 max-w-[60ch] text-lead text-fg-2">{t('apply.lead')}</p>}
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[8fr_4fr]">
        <aside aria-label={t('job.summary')} className="lg:order-2 lg:self-start">
          <Card tone="outline" pad="md">
            <JobSummary job={view} t={t} />
          </Card>
        </aside>
        {view.isClosed ? (
          <Alert
            tone="warning"
            title={t('job.closedTitle')}
            className="self-start"
            action={
              <TextLink href={href('/careers', lang)} prefetch={false}>
                {t('job.back')}
              </TextLink>
            }
          >
            {t('job.closedText')}
          </Alert>
        ) : (
          <How job={view} lang={lang} t={t} />
        )}
      </div>
    </div>
  )
}
