import type { Locale } from '../contract/enums.ts'

const GROUPS = /^(\d{3})(\d{3})(\d{3})$/
/** Hà Nội (24) and TP. Hồ Chí Minh (28) have two-digit area codes, all others three. */
const LANDLINE = /^(2[48])(\d{4})(\d{4})$|^(2\d{2})(\d{3})(\d{4})$/

const national = (e164: string) => e164.replace(/^\+84/, '')

const spaced = (e164: string): string => {
  const digits = national(e164)
  const mobile = GROUPS.exec(digits)
  if (mobile) return mobile.slice(1).join(' ')
  const landline = LANDLINE.exec(digits)
  return landline ? landline.slice(1).filter(Boolean).join(' ') : digits
}

/** An E.164 number of Vietnam as people read it: `0912 345 678` in Vietnamese, `+84 912 345 678` in English. */
export const formatPhone = (e164: string, language: Locale): string =>
  language === 'vi' ? `0${spaced(e164)}` : `+84 ${spaced(e164)}`

/** The same with the middle hidden: `0912 *** 678`. */
export const maskPhone = (e164: string): string => {
  const digits = national(e164)
  return `0${digits.slice(0, 3)} *** ${digits.slice(-3)}`
}

/** Subscribers' numbers never begin with 0, so such a landline (a demo's 024 0000 0000) is nobody's. */
const NOBODYS = /^\+84(2[48]|2[^48]\d)0/

/** The address of a phone link, `tel:+84912345678`; undefined for a number that cannot be dialled. */
export const telHref = (e164: string): string | undefined => (NOBODYS.test(e164) ? undefined : `tel:${e164}`)
