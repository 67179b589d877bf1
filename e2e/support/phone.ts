import type { Lang } from './words'

/** Marks a journey that is also made on a phone. */
export const PHONE = { tag: '@phone' }

/** Marks a journey that is made on a phone and nowhere else. */
export const PHONE_ONLY = { tag: ['@phone', '@phone-only'] }

/** Where a journey of both languages is made: the screens share their words, so one language is walked on a desktop, the other on a phone. */
export const screenOf = (lang: Lang) => (lang === 'vi' ? {} : PHONE_ONLY)
