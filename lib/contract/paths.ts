import type { CaptchaRoute, DemoCallKind } from './enums.ts'

/** The base path of every call of the main API. */
export const API_BASE = '/api/v1'

/** The paths of the main API, relative to the base. */
export const paths = {
  campaigns: (kind: Exclude<DemoCallKind, 'voice-otp'>) => `/demo-calls/${kind}/campaigns`,
  campaign: (kind: Exclude<DemoCallKind, 'voice-otp'>, id: string) =>
    `/demo-calls/${kind}/campaigns/${encodeURIComponent(id)}`,
  voices: (kind: DemoCallKind) => `/demo-calls/${kind}/voices`,
  callsLeft: (kind: DemoCallKind) => `/demo-calls/${kind}/calls-left`,
  demoCall: (kind: DemoCallKind) => `/demo-calls/${kind}`,
  callEvents: (callId: string) => `/demo-calls/${encodeURIComponent(callId)}`,
  hangUp: (callId: string) => `/demo-calls/${encodeURIComponent(callId)}/hang-up`,
  captchaChallenge: (route: CaptchaRoute) => `/captcha/challenge?route=${route}`,
  sampleCalls: '/sample-calls',
  industries: '/industries',
  useCases: '/use-cases',
} as const

/** The header that proves a call is ours when no socket can be had; with an unused ticket the first poll starts the call. */
export const TICKET_HEADER = 'x-call-ticket'

/** The header that makes a repeated demo-call POST harmless. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
