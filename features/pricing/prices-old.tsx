import { Alert } from '@/components/ui/alert'
import { TextLink } from '@/components/ui/text-link'
import { formatMoment } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'

/** Said above prices that are the last known ones, with the moment they were read. */
export const PricesOld = async ({ lang, readAt }: { lang: Locale; readAt: string }) => {
  const { t } = await getT('pricing', { lng: lang })
  return (
    <Alert tone="warning" title={t('old.title', { moment: formatMoment(readAt, lang) })} className="mb-8">
      <p className="max-w-[64ch]">
        {t('old.text')}{' '}
        <TextLink look="inline" href={href('/contact-us', lang)} prefetch={false}>
          {t('down.contact')}
        </TextLink>
      </p>
    </Alert>
  )
}
