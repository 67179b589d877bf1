export const PHONE_ID = 'demo-phone'

/** Hands the focus to the number of the form. */
export const focusPhone = () => document.getElementById(PHONE_ID)?.focus()
