/** What the form beside the handset holds; whatever is missing gets the scenario's own default. */
export type HandsetValues = {
  voice?: string | undefined
  personalizedFields?: Readonly<Record<string, string>> | undefined
  otpCode?: string | undefined
  otpLength?: 4 | 6 | undefined
  rate?: number | undefined
}
