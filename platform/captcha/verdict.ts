/** What a captcha answer is worth; a good one still has to be used up, under `consumeId`, until `expiresAt`. */
export type CaptchaVerdict =
  | { state: 'good'; consumeId: string; expiresAt: Date }
  | { state: 'bad' }
  | { state: 'unreachable' }
