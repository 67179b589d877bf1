/** The switches that marketers flip in the flag service, each with what holds while nothing is known of it. */
export const FALLBACKS = {
  'discount-for-first-paid-user': false,
  'new-auto-select-voucher': false,
  'new-sso-aicall-ai': true,
  'new-sso-aivoice-ai': true,
}

export type FlagKey = keyof typeof FALLBACKS
export type FlagValues = Readonly<Record<FlagKey, boolean>>
