/** Six random digits; a test code opens nothing, so no stronger dice are needed. */
export const randomCode = () => String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')

const NO_BREAK = '\u00a0'

/** The digits of a code set apart, as they are read; a code is one thing and does not break over two lines. */
export const apart = (code: string) => [...code].join(NO_BREAK)
