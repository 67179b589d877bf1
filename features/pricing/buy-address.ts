import type { Locale } from '@/lib/i18n/config'
import { outward } from '@/lib/i18n/href'

/** What a visitor has chosen to buy: the ids of plan and cycle, and the voucher that lowers the price. */
export type Purchase = { plan: string; cycle: string; voucher: string | undefined }

/** Where a choice is bought: `target` is the application's address, or the contact form where there is none; both are told the choice. */
export const buyAddress = (target: string, { plan, cycle, voucher }: Purchase, lang: Locale) => {
  const query = new URLSearchParams({ plan, cycle, ...(voucher && { voucher }) })
  return outward(`${target}${target.includes('?') ? '&' : '?'}${query}`, lang)
}
