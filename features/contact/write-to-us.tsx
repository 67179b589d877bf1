import { MailLink } from '@/components/ui/mail-link'
import { CONTACT_PURPOSES, type ContactPurpose } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { site } from '@/lib/site'

/** The purposes of a contact as ready-made e-mails, each saying what to put in. */
export const WriteToUs = async ({ lang }: { lang: Locale }) => {
  const { t } = await getT('contact', { lng: lang })
  const { salesEmail, supportEmail, brand } = site(lang)
  const addressOf = (purpose: ContactPurpose) =>
    purpose === 'OTHER' ? (supportEmail ?? salesEmail) : (salesEmail ?? supportEmail)
  return (
    <div data-slot="write-to-us">
      <h2 className="text-h4">{t('write.title')}</h2>
      <p className="mt-4 max-w-[60ch] text-fg-2">
        {salesEmail || supportEmail ? t('write.lead') : t('write.none')}
      </p>
      <ul className="mt-8 border-t border-rule">
        {CONTACT_PURPOSES.map((purpose) => {
          const email = addressOf(purpose)
          const title = t(`write.topics.${purpose}.title`)
          const topic = purpose === 'OTHER' ? brand : title
          return (
            <li
              key={purpose}
              className="grid gap-x-8 gap-y-1 border-b border-rule py-5 sm:grid-cols-[10rem_1fr]"
            >
              <h3 className="text-ui font-strong">{title}</h3>
              <div>
                <p className="text-fg-2">{t(`write.topics.${purpose}.text`)}</p>
                {email && <MailLink email={email} subject={t('write.subject', { topic })} className="mt-2" />}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
