import type { Endpoint } from '@/features/docs/endpoint'
import examples from '@/features/docs/examples.json'

const signedIn = { authorization: 'Bearer $TOKEN' }
const withKey = { authorization: 'Bearer $API_KEY' }
const { speech } = examples
const SPEECH_ERRORS = ['VALIDATION', 'UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'] as const
const OWNER_ERRORS = ['VALIDATION', 'UNAUTHENTICATED', 'UNAVAILABLE'] as const

/** What a buyer of voices can read: the voices, what they cost, and the buyer's own account. */
export const AIVOICE_ENDPOINTS = [
  {
    id: 'speech',
    method: 'POST',
    paths: ['/speech'],
    content: { parameters: 'speechParameters', body: 'speechBody', result: 'speech' },
    errors: [
      'VALIDATION',
      'UNAUTHENTICATED',
      'QUOTA_EXCEEDED',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'RATE_LIMITED',
      'UNAVAILABLE',
    ],
    example: {
      path: '/speech',
      headers: withKey,
      body: examples.speechBody,
      result: null,
      saveAs: 'speech.mp3',
      makes: speech.id,
    },
  },
  {
    id: 'speech-state',
    method: 'GET',
    paths: ['/speech/{id}'],
    content: { parameters: 'speechStateParameters', result: 'speech' },
    errors: SPEECH_ERRORS,
    example: { path: `/speech/${speech.id}`, headers: withKey, result: speech },
  },
  {
    id: 'speech-audio',
    method: 'GET',
    paths: ['/speech/{id}/audio'],
    content: { parameters: 'speechAudioParameters' },
    errors: SPEECH_ERRORS,
    example: { path: `/speech/${speech.id}/audio`, headers: withKey, result: null, saveAs: 'speech.mp3' },
  },
  {
    id: 'challenge',
    method: 'GET',
    paths: ['/captcha/challenge'],
    content: { parameters: 'challengeParameters', result: 'challenge' },
    errors: ['VALIDATION', 'RATE_LIMITED'],
    example: { path: '/captcha/challenge?route=api-key', result: examples.challenge },
  },
  {
    id: 'test-key',
    method: 'POST',
    paths: ['/api-keys/test'],
    content: { body: 'testKeyBody', result: 'testKey' },
    errors: ['VALIDATION', 'INVALID_RECAPTCHA', 'RATE_LIMITED', 'UNAVAILABLE'],
    example: { path: '/api-keys/test', body: { recaptcha: '$CAPTCHA' }, result: examples.testKey },
  },
  {
    id: 'make-key',
    method: 'POST',
    paths: ['/api-keys'],
    content: { parameters: 'bearerParameters', body: 'apiKeyBody', result: 'madeApiKey' },
    errors: [...OWNER_ERRORS, 'RATE_LIMITED'],
    example: {
      path: '/api-keys',
      headers: signedIn,
      body: { name: examples.apiKey.name, monthly_characters: examples.apiKey.monthly_characters },
      result: { key: '$API_KEY', id: examples.apiKey.id, name: examples.apiKey.name },
      makes: examples.apiKey.id,
    },
  },
  {
    id: 'api-keys',
    method: 'GET',
    paths: ['/api-keys'],
    content: { parameters: 'bearerParameters', result: 'apiKeys' },
    errors: OWNER_ERRORS,
    example: {
      path: '/api-keys',
      headers: signedIn,
      result: { keys: [examples.apiKey], usage: examples.apiUsage },
    },
  },
  {
    id: 'withdraw-key',
    method: 'POST',
    paths: ['/api-keys/{id}/withdraw'],
    content: { parameters: 'withdrawKeyParameters', result: 'apiKey' },
    errors: [...OWNER_ERRORS, 'NOT_FOUND'],
    example: {
      path: `/api-keys/${examples.apiKey.id}/withdraw`,
      headers: signedIn,
      result: { ...examples.apiKey, withdrawn_at: '2026-11-24T02:00:00.000Z' },
    },
  },
  {
    id: 'usage',
    method: 'GET',
    paths: ['/usage'],
    content: { parameters: 'keyParameters', result: 'apiUsage' },
    errors: ['UNAUTHENTICATED', 'RATE_LIMITED'],
    example: { path: '/usage', headers: withKey, result: examples.apiUsage },
  },
  {
    id: 'voices',
    method: 'GET',
    paths: ['/voices'],
    content: { parameters: 'voicesParameters', result: 'voice' },
    errors: ['VALIDATION', 'UNAVAILABLE'],
    example: {
      path: '/voices?isSample=true&fields=id,name,sample_url',
      result: [examples.voiceColumns],
    },
  },
  {
    id: 'packages',
    method: 'GET',
    paths: ['/packages'],
    content: { parameters: 'activeParameters', result: 'voicePackage' },
    errors: ['VALIDATION', 'UNAVAILABLE'],
    example: { path: '/packages?active=true', result: [examples.voicePackage] },
  },
  {
    id: 'public-vouchers',
    method: 'GET',
    paths: ['/public-vouchers'],
    content: { parameters: 'voucherParameters', result: 'voucher' },
    errors: ['VALIDATION', 'UNAVAILABLE'],
    example: { path: '/public-vouchers', result: [examples.voucher] },
  },
  {
    id: 'package-charges',
    method: 'GET',
    paths: ['/package-charges'],
    content: { parameters: 'activeParameters', result: 'packageCharge' },
    errors: ['VALIDATION', 'UNAVAILABLE'],
    example: { path: '/package-charges?active=true', result: [examples.packageCharge] },
  },
  {
    id: 'call-prices',
    method: 'GET',
    paths: ['/psyg-prices'],
    content: { parameters: 'priceParameters', result: 'callPrice' },
    errors: ['VALIDATION', 'UNAVAILABLE'],
    example: { path: '/psyg-prices?sip_type=mobile', result: [examples.callPrice] },
  },
  {
    id: 'me',
    method: 'GET',
    paths: ['/me'],
    content: { parameters: 'bearerParameters', result: 'me' },
    errors: ['UNAUTHENTICATED', 'UNAVAILABLE'],
    example: { path: '/me', headers: signedIn, result: examples.me },
  },
  {
    id: 'orders',
    method: 'GET',
    paths: ['/orders'],
    content: { parameters: 'ordersParameters', result: 'order' },
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'UNAVAILABLE'],
    example: {
      path: '/orders?usagePackage=studio&type=STUDIO&status=PAID',
      headers: signedIn,
      result: [examples.order],
    },
  },
  {
    id: 'vouchers',
    method: 'GET',
    paths: ['/vouchers'],
    content: { parameters: 'bearerParameters', result: 'voucher' },
    errors: ['UNAUTHENTICATED', 'UNAVAILABLE'],
    example: { path: '/vouchers', headers: signedIn, result: [{ ...examples.voucher, kind: 'personal' }] },
  },
] as const satisfies readonly Endpoint[]
