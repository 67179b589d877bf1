import { DemoNotice } from '@/components/form/demo-notice'
import { WithoutScript } from '@/components/form/without-script'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { mailHref } from '@/lib/domain/mail-href'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { keptFor } from '@/lib/i18n/kept-for'
import { contactLinks, site } from '@/lib/site'
import { fillIn } from '@/lib/i18n/format'
import { ApplyForm } from './apply/apply-form'
import { loadApplyMessages } from './apply/messages'
import { BackLink } from './back-link'
import { endOf, type Job } from './job-schema'
import { JobSummary } from './job-summary'
import { careersTranslate, jobView, type JobView, type Translate } from './job-view'
import { unbroken } from '@/lib/domain/compounds'

type ApplyPageProps = { job: Job; lang: Locale }

const ByMail = ({ job, lang, t }: { job: JobView; lang: Locale; t: Translate }) => {
  const email = site(lang).supportEmail
  if (!email) {
    return (
      <>
        <p className="mt-4 text-fg-2">{t('apply.noEmail')}</p>
        <LinkButton href={href('/contact-us', lang)} size="lg" className="mt-6">
          {t('apply.contact')}
        </LinkButton>
      </>
    )
  }
  const open = mailHref(email, t('apply.subject', { title: job.title, slug: job.slug }))
  return (
    <>
      <p className="mt-4 text-fg-2">{t('apply.email', { email })}</p>
      {open && (
        <LinkButton href={open} size="lg" className="mt-6">
          {t('apply.open')}
        </LinkButton>
      )}
    </>
  )
}

const FormCard = async ({ job, view, lang, t }: { job: Job; view: JobView; lang: Locale; t: Translate }) => {
  const [messages, { keptApplications }] = await Promise.all([loadApplyMessages(lang), keptFor(lang)])
  const { brand } = site(lang)
  return (
    <Card tone="floating" className="self-start">
      <WithoutScript title={messages.form.noScript.title} text={messages.form.noScript.text}>
        <ByMail job={view} lang={lang} t={t} />
        <p className="mt-8 font-strong">{t('apply.include')}</p>
        <ul className="mt-2 grid list-disc gap-1 pl-5 text-fg-2">
          {[0, 1, 2, 3].map((index) => (
            <li key={index}>{t(`apply.items.${index}`)}</li>
          ))}
        </ul>
      </WithoutScript>
      <ApplyForm
        messages={{
          ...messages,
          consent: fillIn(messages.consent, { brand, job: view.title, kept: keptApplications }),
        }}
        lang={lang}
        slug={job.slug}
        keptDays={env().RETENTION_DAYS_APPLICATIONS}
        closesAt={endOf(job)}
        links={{ rights: href('/data-rights', lang), list: href('/careers', lang) }}
        contactLinks={contactLinks(lang, 'support')}
      />
    </Card>
  )
}

/** How to apply for a job: the form, or without script the e-mail; for a closed job, that it is closed. */
export const ApplyPage = async ({ job, lang }: ApplyPageProps) => {
  const [view, t] = await Promise.all([jobView(job, lang), careersTranslate(lang)])
  return (
    <div className="section wrap pt-6">
      <BackLink href={href(`/careers/${job.slug}`, lang)}>{view.title}</BackLink>
      <h1 className="mt-6 max-w-[24ch] text-h1 leading-[1.2]">
        {unbroken(t('apply.title', { title: view.title }))}
      </h1>
      {!view.isClosed && <p className="mt-5 max-w-[60ch] text-lead text-fg-2">{t('apply.lead')}</p>}
      <DemoNotice lang={lang} className="mt-6 max-w-[60ch]" />
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
            action={<TextLink href={href('/careers', lang)}>{t('job.back')}</TextLink>}
          >
            {t('job.closedText')}
          </Alert>
        ) : (
          <FormCard job={job} view={view} lang={lang} t={t} />
        )}
      </div>
    </div>
  )
}
