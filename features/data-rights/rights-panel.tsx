import { DemoNotice } from '@/components/form/demo-notice'
import { WithoutScript } from '@/components/form/without-script'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { MailLink } from '@/components/ui/mail-link'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { contactLinks, site } from '@/lib/site'
import { fillIn } from '@/lib/i18n/format'
import { RightsForm } from './rights-form'
import { loadRightsMessages } from './messages'

/** The form for a request about one's own data; without script, the e-mail address that takes it. */
export const RightsPanel = async ({ lang }: { lang: Locale }) => {
  const messages = await loadRightsMessages(lang)
  const { brand, supportEmail: email } = site(lang)
  return (
    <section id="request" aria-label={messages.title} className="section pt-0">
      <div className="wrap">
        <DemoNotice lang={lang} className="mb-8 max-w-[760px]" />
        <Card tone="floating" className="max-w-[760px]">
          <WithoutScript title={messages.form.noScript.title} text={messages.noScript}>
            {email ? (
              <MailLink email={email} />
            ) : (
              <LinkButton href={href('/contact-us', lang)} size="sm">
                {messages.form.noScript.contact}
              </LinkButton>
            )}
          </WithoutScript>
          <RightsForm
            messages={{ ...messages, consent: fillIn(messages.consent, { brand }) }}
            lang={lang}
            links={{ privacy: href('/privacy-policy', lang) }}
            contactLinks={contactLinks(lang, 'support')}
          />
        </Card>
      </div>
    </section>
  )
}
