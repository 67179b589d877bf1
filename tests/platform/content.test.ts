import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { campaignDetailSchema, campaignListSchema } from '../../lib/contract/campaign.ts'
import { countrySchema } from '../../lib/contract/country.ts'
import { industryListSchema, industrySchema } from '../../lib/contract/industry.ts'
import { newsListSchema } from '../../lib/contract/news.ts'
import { sampleCallListSchema } from '../../lib/contract/sample-call.ts'
import { partialVoiceListSchema, voiceListSchema } from '../../lib/contract/voice.ts'
import { startHarness, visitorOf, type Harness, START_MS } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

const get = async <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  headers: Record<string, string> = {},
): Promise<z.output<Schema>> => {
  const { result } = z
    .object({ status: z.literal(1), result: z.unknown() })
    .parse(await visitorOf(harness).json(path, { headers }))
  return schema.parse(result)
}

const slugs = async (path: string) => (await get(path, industryListSchema)).map((record) => record.slug)

describe('industries and use cases', () => {
  it('are the ones of the routes, in their order', async () => {
    expect(await slugs('/industries')).toEqual([
      'banking',
      'finance',
      'insurance',
      'telecom',
      'estate',
      'education',
      'retail',
      'entertainment',
      'healthcare',
      'news',
    ])
    expect(await slugs('/use-cases')).toEqual([
      'sales',
      'marketing',
      'customer-experience',
      'agent-experience',
      'hr-support',
    ])
    expect((await slugs('/ai-call/industries')).toSorted()).toEqual([
      'banking',
      'education',
      'estate',
      'finance',
      'healthcare',
      'insurance',
      'retail',
      'telecom',
    ])
    expect((await slugs('/ai-call/use-cases')).toSorted()).toEqual([
      'agent-experience',
      'customer-experience',
      'hr-support',
      'sales',
    ])
  })

  it('can be had one by one, and name sample calls that exist', async () => {
    const known = new Set((await get('/sample-calls', sampleCallListSchema)).map((call) => call.id))
    for (const slug of await slugs('/industries')) {
      const record = await get(`/industries/${slug}`, industrySchema)
      expect(record.sample_call_ids.filter((id) => !known.has(id))).toEqual([])
    }
    expect((await get('/ai-call/use-cases/sales', industrySchema)).slug).toBe('sales')
  })
})

describe('campaigns and voices', () => {
  it.each(['auto-call', 'callbot'])('of %s fit together', async (kind) => {
    const campaigns = await get(`/demo-calls/${kind}/campaigns`, campaignListSchema)
    const voices = new Set(
      (await get(`/demo-calls/${kind}/voices`, voiceListSchema)).map((voice) => voice.id),
    )
    expect(campaigns.length).toBeGreaterThan(0)
    for (const { id, voice_ids } of campaigns) {
      expect(voice_ids.filter((voice) => !voices.has(voice))).toEqual([])
      const { campaign } = await get(`/demo-calls/${kind}/campaigns/${id}`, campaignDetailSchema)
      expect(Object.keys(campaign.personalized_fields)).toEqual(['danh_xung', 'ten'])
      expect(campaign).not.toHaveProperty('dialogue')
    }
  })

  it('are filtered, and only the fields asked for come', async () => {
    const [voice] = await get('/voices?isSample=true&fields=id,name', partialVoiceListSchema)
    expect(Object.keys(voice ?? {}).toSorted()).toEqual(['id', 'name'])
    expect(await get('/voices?provider=nobody', partialVoiceListSchema)).toEqual([])
  })
})

describe('sample calls', () => {
  it('are filtered by what they are', async () => {
    const otp = await get('/sample-calls?scenario_type=VOICE_OTP&otp_length=6', sampleCallListSchema)
    expect(otp.every((call) => call.scenario_type === 'VOICE_OTP' && call.otp_length === 6)).toBe(true)
    const agent = await get('/sample-calls?scenario_type=CALLBOT&ai_agent=reminder', sampleCallListSchema)
    const sales = await get('/sample-calls?category=telesales', sampleCallListSchema)
    expect(sales.length).toBeGreaterThan(0)
    expect(new Set(sales.map((call) => call.category))).toEqual(new Set(['telesales']))
    expect((await visitorOf(harness).send('/sample-calls?category=nothing')).status).toBe(400)
    expect(agent.every((call) => call.scenario_type === 'CALLBOT' && call.ai_agent === 'reminder')).toBe(true)
  })
})

it('gives news in pages', async () => {
  expect((await get('/news?limit=5&offset=0', newsListSchema)).length).toBeLessThanOrEqual(5)
  const ofVoice = await get('/news?blog=aivoice&limit=50&offset=0', newsListSchema)
  expect(ofVoice.every(({ product }) => product === 'aivoice')).toBe(true)
  expect((await visitorOf(harness).send('/news?blog=none')).status).toBe(400)
})

describe('the country', () => {
  it('is Vietnam for a private address, and what the network in front says otherwise', async () => {
    expect(await get('/country', countrySchema)).toEqual({ ip: '127.0.0.1', country: 'VN' })
    expect((await get('/country', countrySchema, { 'cf-ipcountry': 'DE' })).country).toBe('DE')
    expect((await get('/country', countrySchema, { 'cf-ipcountry': 'XX' })).country).toBe('VN')
  })
})

describe('the documents', () => {
  it('describe every route, and come from this host only', async () => {
    const document = await (await fetch(`${harness.url}/openapi.json`)).json()
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/healthz',
        '/api/v1/demo-calls/auto-call',
        '/api/v1/demo-calls/{call_id}',
        '/api/v1/voices',
      ]),
    )
    const page = await fetch(`${harness.url}/docs`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect((await page.text()).match(/(?:src|href)="https?:/g)).toBeNull()
    expect((await fetch(`${harness.url}/healthz`)).status).toBe(200)
  })
})
