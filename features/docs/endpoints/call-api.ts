import type { Endpoint } from '@/features/docs/endpoint'
import examples from '@/features/docs/examples.json'

const withKey = { authorization: 'Bearer $API_KEY' }
const { apiCall, apiCampaign, webhook, delivery } = examples
/** Ten test numbers, one for each way a call can end that a list meets. */
const TEN = ['10', '11', '12', '13', '01', '02', '03', '04', '05', '06'].map((end, index) => ({
  to: `09123456${end}`,
  reference: `KH-${1042 + index}`,
  values: { ten: examples.names[index] },
}))
const KEY_ERRORS = ['UNAUTHENTICATED', 'RATE_LIMITED'] as const
const OWN_ERRORS = ['VALIDATION', 'UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'] as const
const BODY_ERRORS = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
] as const

/** Calls, campaigns and webhooks with a key, in the order a program needs them. */
export const CALL_API_ENDPOINTS = [
  {
    id: 'api-call',
    method: 'POST',
    paths: ['/calls'],
    content: { parameters: 'apiCallParameters', body: 'apiCallBody', result: 'apiCall' },
    errors: [...BODY_ERRORS, 'QUOTA_EXCEEDED', 'OUTSIDE_CALLING_HOURS', 'CALL_NOT_ALLOWED'],
    example: {
      path: '/calls',
      headers: withKey,
      body: examples.apiCallBody,
      result: examples.apiCallBegun,
      makes: apiCall.id,
    },
  },
  {
    id: 'api-call-state',
    method: 'GET',
    paths: ['/calls/{id}'],
    content: { parameters: 'ownParameters', result: 'apiCall' },
    errors: OWN_ERRORS,
    example: { path: `/calls/${apiCall.id}`, headers: withKey, result: apiCall },
  },
  {
    id: 'api-call-recording',
    method: 'GET',
    paths: ['/calls/{id}/recording'],
    content: { parameters: 'signedParameters' },
    errors: ['VALIDATION', 'NOT_FOUND'],
    example: {
      path: `/calls/${apiCall.id}/recording?expires=1795838400000&signature=$SIGNATURE`,
      result: null,
      saveAs: 'call.mp3',
    },
  },
  {
    id: 'api-campaign',
    method: 'POST',
    paths: ['/campaigns'],
    content: { parameters: 'apiCampaignParameters', body: 'apiCampaignBody', result: 'apiCampaign' },
    errors: BODY_ERRORS,
    example: {
      path: '/campaigns',
      headers: withKey,
      body: examples.apiCampaignBody,
      result: examples.apiCampaignDraft,
      makes: apiCampaign.id,
    },
  },
  {
    id: 'api-recipients',
    method: 'POST',
    paths: ['/campaigns/{id}/recipients'],
    content: { parameters: 'ownParameters', body: 'recipientsBody', result: 'recipientsAdded' },
    errors: [...BODY_ERRORS, 'NOT_FOUND'],
    example: {
      path: `/campaigns/${apiCampaign.id}/recipients`,
      headers: withKey,
      body: examples.recipientsBody,
      result: examples.recipientsAdded,
      tried: { recipients: TEN },
    },
  },
  {
    id: 'api-campaign-moves',
    method: 'POST',
    paths: ['/campaigns/{id}/start', '/campaigns/{id}/pause', '/campaigns/{id}/stop'],
    content: { parameters: 'ownParameters', result: 'apiCampaign' },
    errors: OWN_ERRORS,
    example: {
      path: `/campaigns/${apiCampaign.id}/start`,
      headers: withKey,
      result: apiCampaign,
    },
  },
  {
    id: 'api-campaign-state',
    method: 'GET',
    paths: ['/campaigns/{id}'],
    content: { parameters: 'ownParameters', result: 'apiCampaign' },
    errors: OWN_ERRORS,
    example: { path: `/campaigns/${apiCampaign.id}`, headers: withKey, result: apiCampaign },
  },
  {
    id: 'api-campaigns',
    method: 'GET',
    paths: ['/campaigns'],
    content: { parameters: 'keyParameters', result: 'apiCampaign' },
    errors: KEY_ERRORS,
    example: { path: '/campaigns', headers: withKey, result: [apiCampaign] },
  },
  {
    id: 'api-results',
    method: 'GET',
    paths: ['/campaigns/{id}/results'],
    content: { parameters: 'resultsParameters', result: 'apiResults' },
    errors: OWN_ERRORS,
    example: {
      path: `/campaigns/${apiCampaign.id}/results?after=0&limit=1`,
      headers: withKey,
      result: examples.apiResults,
    },
  },
  {
    id: 'api-results-file',
    method: 'GET',
    paths: ['/campaigns/{id}/results.csv'],
    content: { parameters: 'ownParameters' },
    errors: OWN_ERRORS,
    example: {
      path: `/campaigns/${apiCampaign.id}/results.csv`,
      headers: withKey,
      result: null,
      saveAs: 'results.csv',
    },
  },
  {
    id: 'webhook',
    method: 'POST',
    paths: ['/webhooks'],
    content: { parameters: 'keyParameters', body: 'webhookBody', result: 'webhookSecret' },
    errors: BODY_ERRORS,
    example: {
      path: '/webhooks',
      headers: withKey,
      body: { url: webhook.url },
      result: { ...webhook, secret: '$WEBHOOK_SECRET', previous_until: null },
      makes: webhook.id,
    },
  },
  {
    id: 'webhook-list',
    method: 'GET',
    paths: ['/webhooks'],
    content: { parameters: 'keyParameters', result: 'webhook' },
    errors: KEY_ERRORS,
    example: { path: '/webhooks', headers: withKey, result: [webhook] },
  },
  {
    id: 'webhook-secret',
    method: 'POST',
    paths: ['/webhooks/{id}/rotate'],
    content: { parameters: 'ownParameters', result: 'webhookSecret' },
    errors: OWN_ERRORS,
    example: {
      path: `/webhooks/${webhook.id}/rotate`,
      headers: withKey,
      result: { ...webhook, secret: '$WEBHOOK_SECRET', previous_until: '2026-11-28T02:00:00.000Z' },
    },
  },
  {
    id: 'webhook-remove',
    method: 'POST',
    paths: ['/webhooks/{id}/remove'],
    content: { parameters: 'ownParameters', result: 'webhook' },
    errors: OWN_ERRORS,
    example: { path: `/webhooks/${webhook.id}/remove`, headers: withKey, result: webhook },
  },
  {
    id: 'deliveries',
    method: 'GET',
    paths: ['/webhooks/deliveries'],
    content: { parameters: 'keyParameters', result: 'delivery' },
    errors: KEY_ERRORS,
    example: { path: '/webhooks/deliveries', headers: withKey, result: [delivery], makes: delivery.id },
  },
  {
    id: 'resend',
    method: 'POST',
    paths: ['/webhooks/deliveries/{id}/resend'],
    content: { parameters: 'ownParameters', result: 'delivery' },
    errors: OWN_ERRORS,
    example: {
      path: `/webhooks/deliveries/${delivery.id}/resend`,
      headers: withKey,
      result: { ...delivery, state: 'waiting' },
    },
  },
] as const satisfies readonly Endpoint[]
