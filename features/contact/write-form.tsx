import { WithoutScript } from '@/components/form/without-script'
import { Card } from '@/components/ui/card'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { directWays, site } from '@/lib/site'
import { fillIn } from '@/lib/i18n/format'
import { ContactForm } from './contact-form'
import { loadContactFormWords } from './form-words'
import { WriteToUs } from './write-to-us'

/** The contact form in its card; where script is off, every other way to write to us stands in its place. */
export const WriteForm = async ({ lang }: { lang: Locale }) => {
  const words = await loadContactFormWords(lang)
  const { brand } = site(lang)
  return (
    <Card tone="floating" className="scroll-mt-28" id="write">
      <WithoutScript title={words.form.noScript.title} text={words.form.noScript.text}>
        <WriteToUs lang={lang} />
      </WithoutScript>
      <ContactForm
        words={{ ...words, consent: fillIn(words.consent, { brand }) }}
        lang={lang}
        links={{ rights: href('/data-rights', lang) }}
        ways={directWays(lang)}
      />
    </Card>
  )
}
