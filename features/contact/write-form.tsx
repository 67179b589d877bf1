import { WithoutScript } from '@/components/form/without-script'
import { Card } from '@/components/ui/card'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { contactLinks, site } from '@/lib/site'
import { fillIn } from '@/lib/i18n/format'
import { ContactForm } from './contact-form'
import { loadContactMessages } from './messages'
import { WriteToUs } from './write-to-us'

/** The contact form in its card; where script is off, every other way to write to us stands in its place. */
export const WriteForm = async ({ lang }: { lang: Locale }) => {
  const messages = await loadContactMessages(lang)
  const { brand } = site(lang)
  return (
    <Card tone="floating" className="scroll-mt-28" id="write">
      <WithoutScript title={messages.form.noScript.title} text={messages.form.noScript.text}>
        <WriteToUs lang={lang} />
      </WithoutScript>
      <ContactForm
        messages={{ ...messages, consent: fillIn(messages.consent, { brand }) }}
        lang={lang}
        links={{ rights: href('/data-rights', lang) }}
        contactLinks={contactLinks(lang)}
      />
    </Card>
  )
}
