import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { operationOf, type Endpoint } from '@/features/docs/endpoint'
import { AIVOICE_ENDPOINTS } from '@/features/docs/endpoints/aivoice'
import { CALL_API_ENDPOINTS } from '@/features/docs/endpoints/call-api'
import { jsonSchema, servedOperation, servedRoutes } from '@/features/docs/open-api'
import { schemaFields } from '@/features/docs/schema-fields'
import { apiCallSchema, newCallSchema } from '@/lib/contract/call-api'
import {
  callCampaignListSchema,
  callCampaignSchema,
  campaignResultsSchema,
  newCampaignSchema,
  recipientListSchema,
  recipientsAddedSchema,
} from '@/lib/contract/call-campaign'
import {
  callPriceListSchema,
  packageChargeListSchema,
  voicePackageListSchema,
  voucherListSchema,
} from '@/lib/contract/prices'
import { captchaChallengeSchema } from '@/lib/contract/captcha'
import { meSchema } from '@/lib/contract/me'
import { orderListSchema } from '@/lib/contract/order'
import { API_BASE } from '@/lib/contract/paths'
import {
  apiKeySchema,
  apiKeysSchema,
  apiUsageSchema,
  madeApiKeySchema,
  newApiKeySchema,
  testApiKeySchema,
} from '@/lib/contract/api-key'
import { speechRequestSchema, speechSchema } from '@/lib/contract/speech'
import {
  deliveryListSchema,
  deliverySchema,
  newWebhookSchema,
  webhookListSchema,
  webhookSchema,
  webhookSecretSchema,
} from '@/lib/contract/webhook'
import { partialVoiceListSchema } from '@/lib/contract/voice'

const ENDPOINTS: readonly Endpoint[] = [...CALL_API_ENDPOINTS, ...AIVOICE_ENDPOINTS]
type Id = (typeof CALL_API_ENDPOINTS | typeof AIVOICE_ENDPOINTS)[number]['id']

/** The site's own requests, which no customer calls; those of demo calls are told in docs/demo-calls.md. */
const INTERNAL =
  /\/(tts|dialog|industries|use-cases|news|country|contacts|jobs|presigned|users|features|sub|healthz|livez|vouchers\/paid|storage|uploads?|form-start|data-rights|cv|handset|demo-calls|sample-calls)/

test('every request of the platform that a customer may make is documented', () => {
  const documented = ENDPOINTS.flatMap(({ method, paths }) =>
    paths.map((path) => `${method} ${API_BASE}${path}`),
  )
  const missing = servedRoutes().filter((route) => !INTERNAL.test(route) && !documented.includes(route))
  expect(missing).toEqual([])
})

const RESULTS: Record<Id, z.ZodType | null> = {
  challenge: captchaChallengeSchema,
  'api-call': apiCallSchema,
  'api-call-state': apiCallSchema,
  'api-call-recording': null,
  'api-campaign': callCampaignSchema,
  'api-recipients': recipientsAddedSchema,
  'api-campaign-moves': callCampaignSchema,
  'api-campaign-state': callCampaignSchema,
  'api-campaigns': callCampaignListSchema,
  'api-results': campaignResultsSchema,
  'api-results-file': null,
  webhook: webhookSecretSchema,
  'webhook-list': webhookListSchema,
  'webhook-secret': webhookSecretSchema,
  'webhook-remove': webhookSchema,
  deliveries: deliveryListSchema,
  resend: deliverySchema,
  speech: null,
  'speech-state': speechSchema,
  'speech-audio': null,
  'test-key': testApiKeySchema,
  'make-key': madeApiKeySchema,
  'api-keys': apiKeysSchema,
  'withdraw-key': apiKeySchema,
  usage: apiUsageSchema,
  voices: partialVoiceListSchema,
  packages: voicePackageListSchema,
  'public-vouchers': voucherListSchema,
  'package-charges': packageChargeListSchema,
  'call-prices': callPriceListSchema,
  me: meSchema,
  orders: orderListSchema,
  vouchers: voucherListSchema,
}
const isId = (id: string): id is Id => id in RESULTS

describe.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  test('all its paths take and answer the same', () => {
    const [first, ...others] = endpoint.paths.map((path) => servedOperation(endpoint.method, API_BASE + path))
    for (const other of others) expect(other).toEqual(first)
  })

  test('its sample path fits one of its paths', () => {
    const path = endpoint.example.path.split('?')[0] ?? ''
    const fits = endpoint.paths.some((own) => new RegExp(`^${own.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    expect(fits).toBe(true)
  })

  test('its sample answer is one the contract allows', () => {
    const schema = isId(id) ? RESULTS[id] : null
    expect(endpoint.example.saveAs !== undefined).toBe(schema === null)
    expect(schema?.safeParse(endpoint.example.result).error).toBeUndefined()
  })

  test('each of its content names a group', () => {
    const { parameters, body, result } = operationOf(endpoint)
    const names = parameters.map(({ name }) => name)
    expect(endpoint.content.parameters !== undefined).toBe(names.length > 0)
    expect(endpoint.content.body !== undefined).toBe(body !== null)
    if (result === null) expect(endpoint.content.result).toBeUndefined()
  })
})

test('the sample bodies are good requests', () => {
  for (const endpoint of CALL_API_ENDPOINTS) {
    if (endpoint.id === 'api-call') newCallSchema.parse(endpoint.example.body)
    if (endpoint.id === 'api-campaign') newCampaignSchema.parse(endpoint.example.body)
    if (endpoint.id === 'api-recipients') recipientListSchema.parse(endpoint.example.body)
    if (endpoint.id === 'webhook') newWebhookSchema.parse(endpoint.example.body)
    if ('tried' in endpoint.example) recipientListSchema.parse(endpoint.example.tried)
  }
  for (const endpoint of AIVOICE_ENDPOINTS) {
    if (endpoint.id === 'speech') speechRequestSchema.parse(endpoint.example.body)
    if (endpoint.id === 'make-key') newApiKeySchema.parse(endpoint.example.body)
  }
})

test('fields are listed depth first, lists and maps marked, text in two languages as one', () => {
  const text = { type: 'string' }
  const localized = { type: 'object', properties: { vi: text, en: text } }
  const choice = { type: 'object', properties: { type: { type: 'string', enum: ['a'] } }, required: ['type'] }
  const free = {
    type: 'object',
    properties: { type: { type: 'string', enum: ['b'] }, max: text },
    required: ['type', 'max'],
  }
  const schema = jsonSchema.parse({
    type: 'array',
    items: {
      type: 'object',
      properties: {
        title: localized,
        lines: { type: 'array', items: { type: 'object', properties: { text } } },
        tags: { type: 'array', items: localized },
        map: { type: 'object', additionalProperties: { oneOf: [choice, free] } },
      },
      required: ['title'],
    },
  })
  const fields = schemaFields(schema).map(({ name, key, type, isRequired }) => [name, key, type, isRequired])
  expect(fields).toEqual([
    ['title', 'title', '{ vi, en }', true],
    ['lines', 'lines', 'object[]', false],
    ['lines[].text', 'lines.text', 'string', false],
    ['tags', 'tags', '{ vi, en }[]', false],
    ['map', 'map', 'object', false],
    ['map.*.type', 'map.*.type', 'string', true],
    ['map.*.max', 'map.*.max', 'string', false],
  ])
})
