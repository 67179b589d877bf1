import type { Language } from '../../lib/contract/enums.ts'

/** What a call says, as checked and kept: a campaign with the visitor's words, or a one-time code read aloud. */
export type CallContent =
  | {
      type: 'scenario'
      campaignId: string
      voiceId: string
      language: Language
      values: Record<string, string>
    }
  | { type: 'otp'; voiceId: string; language: Language; rate: number; otpCode: string }
