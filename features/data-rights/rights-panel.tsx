import { WithoutScript } from '@/components/form/without-script'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { directWays, site } from '@/lib/site'
import { fillIn } from '@/lib/i18n/format'
import { RightsForm } from './rights-form'
import { loadRightsWords } from './words'

/** The form for a request about one's own data; without script, the e-mail address that takes it. */
export const RightsPanel = async ({ lang }: { lang: Locale }) => {
  const words = await loadRightsWords(lang)
  const { brand, supportEmail: email } = site(lang)
  return (
    <section id="request" aria-label={words.title} className="pt-1 pb-(--section)">
      <div className="wrap">
        <Card tone="floating" className="max-w-[760px]">
          <WithoutScript title={words.form.noScript.title} text={words.noScript}>
            {email ? (
              <TextLink href={`mailto:${email}`} prefetch={false}>
                {email}
              </TextLink>
            ) : (
              <LinkButton href={href('/contact-us', lang)} prefetch={false} size="sm">
                {words.form.noScript.contact}
              </LinkButton>
            )}
          </WithoutScript>
          <RightsForm
            words={{ ...words, consent: fillIn(words.consent, { brand }) }}
            lang={lang}
            links={{ privacy: href('/privacy-policy', lang) }}
            ways={directWays(lang, 'support')}
          />
        </Card>
      </div>
    </section>
  )
}
