import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

let server: Server
let asked: URL[] = []
let resultOf: (path: string) => unknown

beforeEach(async () => {
  vi.resetModules()
  asked = []
  resultOf = () => []
  server = createServer((request, answer) => {
    const url = new URL(request.url ?? '', 'http://service')
    asked.push(url)
    const result = resultOf(url.pathname.replace('/api/v1', ''))
    answer.writeHead(result ? 200 : 503, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ status: 1, result }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  vi.stubEnv('API_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  // Other files of this process read the environment anew.
  vi.resetModules()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const sent = () =>
  asked.map(({ pathname, search }) => decodeURIComponent(pathname.replace('/api/v1', '') + search)).toSorted()

test('sample calls are asked for as the specification says', async () => {
  const { readSampleCalls } = await import('@/features/audio/read-sample-calls')
  await readSampleCalls({ scenarioType: 'VOICE_OTP' }, 'vi')
  await readSampleCalls({ scenarioType: 'CALLBOT', agent: 'surveyor' }, 'vi')
  await readSampleCalls({}, 'vi')
  expect(sent()).toEqual([
    '/sample-calls',
    '/sample-calls?scenario_type=CALLBOT&ai_agent=surveyor',
    '/sample-calls?scenario_type=VOICE_OTP&otp_length=4',
    '/sample-calls?scenario_type=VOICE_OTP&otp_length=6',
  ])
})

test('voices are asked for with their columns, and with the provider and the reach that are configured', async () => {
  const columns = 'id,code,name,gender,region,language,styles,provider,sample_url,is_sample,global,spoken_by'
  const { readVoices } = await import('@/features/audio/read-voices')
  await readVoices()
  expect(sent()).toEqual([`/voices?fields=${columns}`])
  asked = []
  vi.stubEnv('VOICES_PROVIDER', 'song-ai')
  vi.stubEnv('VOICES_GLOBAL', 'false')
  vi.resetModules()
  const configured = await import('@/features/audio/read-voices')
  await configured.readVoices({ isSample: true })
  expect(sent()).toEqual([`/voices?fields=${columns}&isSample=true&provider=song-ai&global=false`])
})

test('news of a product are those of its blog', async () => {
  const { readNews } = await import('@/features/resources/news')
  await readNews({ category: 'news', product: 'aivoice' })
  await readNews({ category: 'news', page: 2 })
  expect(sent()).toEqual(['/news?blog=aivoice&limit=11&offset=0', '/news?limit=11&offset=10'])
})

test('pages of AICall read the industries and use cases that have calls', async () => {
  const { readRecords } = await import('@/features/pages/interactive/industry-records')
  await readRecords('/aicall/industries')
  await readRecords('/aicall/use-cases')
  expect(sent()).toEqual(['/ai-call/industries', '/ai-call/use-cases'])
})

describe.each(['auto-call', 'callbot'] as const)('campaigns of %s whose list leaves fields out', (kind) => {
  const whole = (id: string) => ({
    id,
    name: { vi: id, en: id },
    scenario_type: kind === 'callbot' ? 'CALLBOT' : 'AUTO_CALL',
    ai_agent: null,
    category: 'reminder',
    industry: null,
    voice_ids: ['v'],
    script: { vi: 'Chào {{ten_khach}}', en: 'Hello {{ten_khach}}' },
    personalized_fields: { ten_khach: { type: 'text', max: 30 } },
  })
  const { script, personalized_fields, ...summary } = whole('short')
  const list = [whole('long'), summary]

  const read = async () => {
    const { callAdapters } = await import('@/features/demo-call/call/call-adapters')
    const { readService } = await import('@/lib/server-request')
    return callAdapters[kind].read(readService)
  }

  test('are read one by one, and the names in a script stay as they are', async () => {
    resultOf = (path) =>
      path.endsWith('/campaigns') ? list : path.endsWith('/short') ? { campaign: whole('short') } : []
    const catalogue = await read()
    expect(sent()).toEqual(
      ['', '/short'].map((end) => `/demo-calls/${kind}/campaigns${end}`).concat(`/demo-calls/${kind}/voices`),
    )
    expect(catalogue?.campaigns.map(({ personalizedFields }) => personalizedFields)).toEqual([
      personalized_fields,
      personalized_fields,
    ])
    expect(catalogue?.campaigns[1]?.script).toEqual(script)
  })

  test('are left out when they cannot be read, and the list is not there when none can', async () => {
    resultOf = (path) => (path.endsWith('/campaigns') ? list : path.endsWith('/short') ? null : [])
    expect((await read())?.campaigns.map(({ id }) => id)).toEqual(['long'])
    resultOf = (path) => (path.endsWith('/campaigns') ? [summary] : path.endsWith('/short') ? null : [])
    expect(await read()).toBeNull()
  })
})
