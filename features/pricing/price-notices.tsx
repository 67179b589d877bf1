import { Alert } from '@/components/ui/alert'
import { LinkButton } from '@/components/ui/link-button'
import { formatPhone, telHref } from '@/lib/domain/phone-format'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'
import { site } from '@/lib/site'
import { TextLink } from '@/components/ui/text-link'
import { formatMoment } from '@/lib/i18n/format'

/** Shown in place of prices that cannot be had: no old figure and no guess, but ways to ask. */
export const PricesUnavailable = async ({ lang }: { lang: Locale }) => {
  const { t } = await getT('pricing', { lng: lang })
  const { salesPhone } = site(lang)
  const call = salesPhone && telHref(salesPhone)
  return (
    <Alert
      tone="warning"
      title={t('down.title')}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton href={href('/contact-us', lang)}>{t('down.contact')}</LinkButton>
          {salesPhone && call && (
            <LinkButton href={call} variant="secondary">
              {t('down.call', { phone: formatPhone(salesPhone, lang) })}
            </LinkButton>
          )}
        </div>
      }
    >
      <p className="max-w-[64ch]">{t('down.text')}</p>
    </Alert>
  )
}

/** Shown above prices that are the last known ones, with the moment they were read. */
export const PricesOutdated = async ({ lang, readAt }: { lang: Locale; readAt: string }) => {
  const { t } = await getT('pricing', { lng: lang })
  return (
    <Alert tone="warning" title={t('old.title', { moment: formatMoment(readAt, lang) })} className="mb-8">
      <p className="max-w-[64ch]">
        {t('old.text')}{' '}
        <TextLink look="inline" href={href('/contact-us', lang)}>
          {t('down.contact')}
        </TextLink>
      </p>
    </Alert>
  )
}
