/** Marks a journey that is also made on a phone. */
export const PHONE = { tag: '@phone' }
