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
  otpScript: '/demo-calls/voice-otp/script',
  listeningTest: '/demo-calls/voice-otp/listening-test',
  callEvents: (callId: string) => `/demo-calls/${encodeURIComponent(callId)}`,
  startCall: (callId: string) => `/demo-calls/${encodeURIComponent(callId)}/start`,
  hangUp: (callId: string) => `/demo-calls/${encodeURIComponent(callId)}/hang-up`,
  captchaChallenge: (route: CaptchaRoute) => `/captcha/challenge?route=${route}`,
  handsetSpeech: '/handset/speech',
  handsetSound: (id: string) => `/handset/speech/${id}`,
  ttsDemo: '/tts/demo',
  ttsLeft: '/tts/demo/left',
  ttsSound: (id: string) => `/tts/demo/${id}`,
  dialogUnderstand: '/dialog/understand',
  dialogTurn: '/dialog/turn',
  apiKeys: '/api-keys',
  withdrawApiKey: (id: string) => `/api-keys/${encodeURIComponent(id)}/withdraw`,
  testApiKey: '/api-keys/test',
  apiUsage: '/usage',
  speech: '/speech',
  speechAudio: (id: string) => `/speech/${id}/audio`,
  calls: '/calls',
  call: (id: string) => `/calls/${id}`,
  callRecording: (id: string) => `/calls/${id}/recording`,
  callCampaigns: '/campaigns',
  webhooks: '/webhooks',
  webhookSecret: (id: string) => `/webhooks/${encodeURIComponent(id)}/rotate`,
  removeWebhook: (id: string) => `/webhooks/${encodeURIComponent(id)}/remove`,
  webhookDeliveries: '/webhooks/deliveries',
  resendDelivery: (id: string) => `/webhooks/deliveries/${encodeURIComponent(id)}/resend`,
  sampleCalls: '/sample-calls',
  industries: '/industries',
  useCases: '/use-cases',
  formStart: '/form-start',
  contacts: '/contacts',
  jobsApply: '/jobs/apply',
  dataRights: '/data-rights',
  presignedUrl: '/presigned-url-for-uploading',
  stopCode: '/call-check/code',
  stopCalls: '/call-check/stop',
  counts: '/counts',
  stats: '/stats',
} as const

/** The header that carries a call's ticket where there is no socket; it counts together with the visitor's cookie. */
export const TICKET_HEADER = 'x-call-ticket'

/** The header that makes a repeated POST harmless: the same key and body again give the first answer again. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
