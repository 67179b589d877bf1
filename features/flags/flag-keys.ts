/** The switches that marketers flip in the flag service. */
export type FlagKey =
  'discount-for-first-paid-user' | 'new-auto-select-voucher' | 'new-sso-aicall-ai' | 'new-sso-aivoice-ai'
