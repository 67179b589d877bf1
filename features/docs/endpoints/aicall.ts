import type { Endpoint } from '@/features/docs/endpoint'
import examples from '@/features/docs/examples.json'
import { TICKET_HEADER } from '@/lib/contract/paths'

const { callId } = examples
const cookie = 'visitor=$VISITOR'
const asBooker = { cookie, [TICKET_HEADER]: '$TICKET' }
const BOOKING_ERRORS = [
  'VALIDATION',
  'INVALID_RECAPTCHA',
  'DAILY_LIMIT_REACHED',
  'OUTSIDE_CALLING_HOURS',
  'CALL_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'UNAVAILABLE',
] as const

/** The demo-call API in the order a caller needs it. */
export const AICALL_ENDPOINTS = [
  {
    id: 'campaigns',
    method: 'GET',
    paths: ['/demo-calls/auto-call/campaigns', '/demo-calls/callbot/campaigns'],
    content: { result: 'campaign' },
    errors: ['INTERNAL'],
    example: { path: '/demo-calls/auto-call/campaigns', result: [examples.campaign] },
  },
  {
    id: 'campaign',
    method: 'GET',
    paths: ['/demo-calls/auto-call/campaigns/{id}', '/demo-calls/callbot/campaigns/{id}'],
    content: { parameters: 'campaignParameters' },
    errors: ['VALIDATION', 'NOT_FOUND'],
    example: {
      path: '/demo-calls/auto-call/campaigns/appointment-reminder',
      result: { campaign: examples.campaign },
    },
  },
  {
    id: 'call-voices',
    method: 'GET',
    paths: ['/demo-calls/auto-call/voices', '/demo-calls/callbot/voices', '/demo-calls/voice-otp/voices'],
    content: { result: 'voice' },
    errors: ['INTERNAL'],
    example: { path: '/demo-calls/voice-otp/voices', result: [examples.voice] },
  },
  {
    id: 'calls-left',
    method: 'GET',
    paths: [
      '/demo-calls/auto-call/calls-left',
      '/demo-calls/callbot/calls-left',
      '/demo-calls/voice-otp/calls-left',
    ],
    content: { parameters: 'callsLeftQuery', result: 'callsLeft' },
    errors: ['UNAVAILABLE', 'INTERNAL'],
    example: {
      path: '/demo-calls/auto-call/calls-left',
      headers: { cookie },
      result: examples.callsLeft,
    },
  },
  {
    id: 'challenge',
    method: 'GET',
    paths: ['/captcha/challenge'],
    content: { parameters: 'challengeParameters', result: 'challenge' },
    errors: ['VALIDATION', 'RATE_LIMITED'],
    example: { path: '/captcha/challenge?route=auto-call', result: examples.challenge },
  },
  {
    id: 'auto-call',
    method: 'POST',
    paths: ['/demo-calls/auto-call', '/demo-calls/callbot'],
    content: { parameters: 'bookingParameters', body: 'autoCall', result: 'ticket' },
    errors: BOOKING_ERRORS,
    example: { path: '/demo-calls/auto-call', body: examples.autoCallBody, result: examples.ticket },
  },
  {
    id: 'voice-otp',
    method: 'POST',
    paths: ['/demo-calls/voice-otp'],
    content: { parameters: 'bookingParameters', body: 'voiceOtp', result: 'ticket' },
    errors: BOOKING_ERRORS,
    example: { path: '/demo-calls/voice-otp', body: examples.voiceOtpBody, result: examples.ticket },
  },
  {
    id: 'start',
    method: 'POST',
    paths: ['/demo-calls/{call_id}/start'],
    content: { parameters: 'startParameters', result: 'start' },
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'],
    example: { path: `/demo-calls/${callId}/start`, headers: asBooker, result: examples.granted },
  },
  {
    id: 'events',
    method: 'GET',
    paths: ['/demo-calls/{call_id}'],
    content: { parameters: 'eventsParameters', result: 'events' },
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'NOT_FOUND'],
    example: { path: `/demo-calls/${callId}?after=0`, headers: asBooker, result: examples.events },
  },
  {
    id: 'hang-up',
    method: 'POST',
    paths: ['/demo-calls/{call_id}/hang-up'],
    content: { parameters: 'hangUpParameters', result: 'hangUp' },
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'],
    example: { path: `/demo-calls/${callId}/hang-up`, headers: asBooker, result: examples.granted },
  },
  {
    id: 'recording',
    method: 'GET',
    paths: ['/demo-calls/{call_id}/recording'],
    content: { parameters: 'recordingParameters' },
    errors: ['VALIDATION', 'NOT_FOUND'],
    example: {
      path: `/demo-calls/${callId}/recording`,
      headers: { cookie },
      result: null,
      saveAs: 'recording.mp3',
    },
  },
  {
    id: 'sample-calls',
    method: 'GET',
    paths: ['/sample-calls'],
    content: { parameters: 'sampleCallParameters', result: 'sampleCall' },
    errors: ['VALIDATION'],
    example: { path: '/sample-calls?scenario_type=VOICE_OTP&otp_length=6', result: [examples.sampleCall] },
  },
] as const satisfies readonly Endpoint[]
