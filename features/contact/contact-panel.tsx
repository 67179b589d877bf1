import { IconPhone } from '@tabler/icons-react'
import { DemoNotice } from '@/components/form/demo-notice'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { formatPhone, telHref } from '@/lib/domain/phone-format'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { site } from '@/lib/site'
import { loadOfficeMessages } from './office-messages'
import { mapHref, officeRows, type OfficeRow } from './office-rows'
import { OfficeState } from './office-state'
import { WriteForm } from './write-form'

const Rows = ({ rows, children }: { rows: readonly OfficeRow[]; children: React.ReactNode }) => (
  <dl className="mt-5 text-ui">
    {children}
    {rows.map(({ label, text, href }) => (
      <div key={label} className="grid gap-x-6 border-b border-rule py-3.5 sm:grid-cols-[9rem_1fr]">
        <dt className="text-fg-3">{label}</dt>
        <dd className="font-medium num">
          {href ? (
            <a
              href={href}
              className="inline-flex items-center hover:text-accent-text pointer-coarse:min-h-11"
            >
              {text}
            </a>
          ) : (
            text
          )}
        </dd>
      </div>
    ))}
  </dl>
)

/** The office and how to reach it beside the place of the contact form; on phones a call button comes first and the details last. */
export const ContactPanel = async ({ lang }: { lang: Locale }) => {
  const [{ t }, state] = await Promise.all([getT('contact', { lng: lang }), loadOfficeMessages(lang)])
  const config = site(lang)
  const map = mapHref(config)
  const call = config.salesPhone && telHref(config.salesPhone)
  return (
    <section id="contact" aria-labelledby="office-title" className="section pt-0">
      <div className="wrap grid gap-x-16 gap-y-14 lg:grid-cols-[5fr_7fr]">
        <DemoNotice lang={lang} className="lg:col-span-2" />
        {config.salesPhone && call && (
          <LinkButton href={call} size="lg" wide icon={<Icon of={IconPhone} />} className="md:hidden">
            {t('call', { phone: formatPhone(config.salesPhone, lang) })}
          </LinkButton>
        )}
        <div className="lg:order-2">
          <WriteForm lang={lang} />
        </div>
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="office-title" className="text-h3">
            {t('office')}
          </h2>
          {!config.isDemo && <p className="mt-3 text-fg-2">{t('promise')}</p>}
          <Rows rows={officeRows(config, t, lang)}>
            <div className="grid gap-x-6 border-y border-rule py-3.5 sm:grid-cols-[9rem_1fr]">
              <dt className="text-fg-3">{t('hours')}</dt>
              <dd className="font-medium num">
                {t('hoursText')}
                {!config.isDemo && (
                  <span className="block text-small text-fg-3">
                    <OfficeState messages={state} lang={lang} />
                  </span>
                )}
              </dd>
            </div>
          </Rows>
          {map && (
            <TextLink href={map} rel="noopener noreferrer" className="mt-5">
              {t('map')}
            </TextLink>
          )}
        </div>
      </div>
    </section>
  )
}
