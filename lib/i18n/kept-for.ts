import 'server-only'
import { KEEP_DAYS } from '@/lib/domain/retention'
import { env } from '@/lib/env'
import type { Locale } from './config'
import { getT } from './server'

/** How long what visitors leave is kept, as it is said in a language: keptCalls → “30 ngày”. */
export const keptFor = async (lang: Locale) => {
  const { t } = await getT('common', { lng: lang })
  const days = new Intl.NumberFormat(lang, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const say = (count: number) => (count === 0 ? t('keptForGood') : days.format(count))
  const settings = env()
  return {
    keptCalls: say(KEEP_DAYS.calls),
    keptRecordings: say(KEEP_DAYS.recordings),
    keptHandset: say(KEEP_DAYS.handset),
    keptTexts: say(KEEP_DAYS.texts),
    keptUploads: say(KEEP_DAYS.uploads),
    keptReports: say(KEEP_DAYS.reports),
    keptCounts: say(KEEP_DAYS.counts),
    keptContacts: say(settings.RETENTION_DAYS_CONTACTS),
    keptApplications: say(settings.RETENTION_DAYS_APPLICATIONS),
    keptDataRights: say(settings.RETENTION_DAYS_DATA_RIGHTS),
    keptConsents: say(settings.RETENTION_DAYS_CONSENTS),
  }
}
