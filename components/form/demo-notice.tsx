import { Alert } from '@/components/ui/alert'
import type { Locale } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { site } from '@/lib/site'

type DemoNoticeProps = { lang: Locale; className?: string }

/** What becomes of what one sends to a demonstration brand, to stand before a form; nothing for any other brand. */
export const DemoNotice = async ({ lang, className }: DemoNoticeProps) => {
  if (!site(lang).isDemo) return null
  const { t } = await getT('common', { lng: lang })
  return (
    <Alert title={t('footer.demoNotice')} className={className}>
      {t('demoForm')}
    </Alert>
  )
}
