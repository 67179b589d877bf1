import type { Locale } from '../../lib/contract/enums.ts'

/** What a call says, as checked and kept: a campaign with the visitor's words, or a one-time code read aloud. */
export type CallContent =
  | {
      type: 'scenario'
      campaignId: string
      voiceId: string
      language: Locale
      values: Record<string, string>
    }
  | { type: 'otp'; voiceId: string; language: Locale; rate: number; otpCode: string }
