import 'server-only'
import { getT, loadMessages } from '@/lib/i18n/server'
import type { Locale } from '@/lib/i18n/config'
import type { OfficeMessages } from './office-state'

const daysOf = (messages: Record<string, unknown>) =>
  Array.isArray(messages['days']) ? messages['days'].map(String) : []

/** What says in a language whether the office is open. */
export const loadOfficeMessages = async (lang: Locale): Promise<OfficeMessages> => {
  const [{ t }, messages] = await Promise.all([getT('contact', { lng: lang }), loadMessages(lang, 'contact')])
  return {
    open: t('open'),
    opensToday: t('opensToday'),
    opensTomorrow: t('opensTomorrow'),
    opensOn: t('opensOn'),
    replyBy: t('replyBy'),
    days: daysOf(messages),
    fallback: t('zone'),
  }
}
