import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { clientSample } from '@/features/docs/code/client'
import { codeSamples, type SampleId } from '@/features/docs/code/sample'
import type { Endpoint } from '@/features/docs/endpoint'
import { AIVOICE_ENDPOINTS } from '@/features/docs/endpoints/aivoice'
import { CALL_API_ENDPOINTS } from '@/features/docs/endpoints/call-api'
import examples from '@/features/docs/examples.json'
import { publicDocument } from '@/features/docs/public-document'
import { madeApiKeySchema, testApiKeySchema } from '@/lib/contract/api-key'
import { success } from '@/lib/contract/envelope'
import { API_BASE } from '@/lib/contract/paths'
import { deliveryListSchema, webhookListSchema } from '@/lib/contract/webhook'
import { stopSpeech } from '../../../platform/speech/speech.ts'
import { solveCaptcha, startHarness, START_MS, visitorOf, type Harness } from '../../platform/harness.ts'
import { startIssuer, type Issuer } from '../../platform/token-issuer.ts'

// Every sample of the documentation that takes a key or nothing, run as it is printed, in each language that is installed here.
// All of them take half a minute and more: `npm test` runs one, `npm run test:samples` the others too.
type Language = { id: SampleId; probe: [string, ...string[]]; file: string; run: (file: string) => string[] }

const LANGUAGES: readonly Language[] = [
  { id: 'curl', probe: ['curl', '--version'], file: 'run.sh', run: (file) => ['sh', file] },
  { id: 'javascript', probe: ['node', '--version'], file: 'run.mjs', run: (file) => ['node', file] },
  {
    id: 'python',
    probe: ['python3', '-c', 'import requests'],
    file: 'run.py',
    run: (file) => ['python3', file],
  },
  { id: 'php', probe: ['php', '-r', 'curl_version();'], file: 'run.php', run: (file) => ['php', file] },
  { id: 'go', probe: ['go', 'version'], file: 'main.go', run: (file) => ['go', 'run', file] },
  { id: 'java', probe: ['java', '--version'], file: 'Main.java', run: (file) => ['java', file] },
]
const installed = LANGUAGES.filter(
  ({ id, probe: [command, ...args] }) =>
    (process.env['SAMPLES'] === 'all' || id === 'curl') && spawnSync(command, args).status === 0,
)

// The captcha is solved by a program of its own, and a signed address is known only once there is one.
const NOT_ALONE = ['test-key', 'api-call-recording']
const ENDPOINTS: readonly Endpoint[] = [...CALL_API_ENDPOINTS, ...AIVOICE_ENDPOINTS]
const runnable = ENDPOINTS.filter(({ id }) => !NOT_ALONE.includes(id))

const idSchema = z.object({ id: z.string() })

let harness: Harness
let issuer: Issuer
let folder = ''
let key = ''
let token = ''
let speechId = ''
let callId = ''
let deliveryId = ''
const receiver = createServer((_request, response) => response.end())
let receiverUrl = ''

const send = async (path: string, body?: unknown, bearer = key) => {
  const answer = await fetch(`${harness.url}${API_BASE}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return success(z.unknown()).parse(await answer.json()).result
}
const idOf = async (path: string, body: unknown, bearer = key) =>
  idSchema.parse(await send(path, body, bearer)).id

beforeAll(async () => {
  issuer = await startIssuer()
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/song`
  harness = await startHarness({
    env: {
      KEYCLOAK_URL: issuer.url,
      WEBHOOK_PRIVATE: 'true',
      API_TEST_CALLS: '1000',
      API_TEST_CHARACTERS: '100000',
    },
  })
  folder = await mkdtemp(join(tmpdir(), 'samples-'))
  token = await issuer.sign({
    claims: { sub: 'reader', email: 'demo@songai.example', email_verified: true },
    exp: '1h',
  })
  const visitor = visitorOf(harness)
  const recaptcha = await solveCaptcha(visitor, 'api-key')
  const made = await visitor.json('/api-keys/test', { method: 'POST', body: { recaptcha } })
  key = success(testApiKeySchema).parse(made).result.key
  await send('/webhooks', { url: receiverUrl })
  callId = await idOf('/calls', examples.apiCallBody)
  speechId = await idOf('/speech', { ...examples.speechBody, words: true })
  await vi.waitFor(
    async () => {
      const [delivery] = deliveryListSchema.parse(await send('/webhooks/deliveries'))
      if (!delivery) throw new Error('nothing was sent yet')
      deliveryId = delivery.id
    },
    { timeout: 15_000, interval: 200 },
  )
}, 2 * START_MS)
afterAll(async () => {
  await harness.stop()
  await issuer.stop()
  await stopSpeech()
  await new Promise((resolve) => receiver.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

/** Each language adds some, and there may be ten: only the first one stays. */
const forgetWebhooks = async () => {
  const [, ...others] = webhookListSchema.parse(await send('/webhooks')).toReversed()
  for (const { id } of others) await send(`/webhooks/${id}/remove`, {})
}

/** What stands in a sample for the reader's own, each with something that exists. */
const ownThings = async (endpoint: Endpoint): Promise<[string, string][]> => {
  const campaign = await idOf('/campaigns', examples.apiCampaignBody)
  await send(`/campaigns/${campaign}/recipients`, {
    recipients: examples.recipientsBody.recipients.slice(0, 1),
  })
  const isAboutWebhook = endpoint.id === 'webhook-remove' || endpoint.id === 'webhook-secret'
  if (isAboutWebhook) await forgetWebhooks()
  const webhook = isAboutWebhook ? await idOf('/webhooks', { url: receiverUrl }) : ''
  const isAboutKey = endpoint.id === 'withdraw-key'
  const ownKey = isAboutKey ? madeApiKeySchema.parse(await send('/api-keys', { name: 'a' }, token)).id : ''
  return [
    ['$API_KEY', key],
    ['$TOKEN', token],
    [examples.webhook.url, receiverUrl],
    [examples.apiCall.id, callId],
    [examples.apiCampaign.id, campaign],
    [examples.webhook.id, webhook],
    [examples.delivery.id, deliveryId],
    [examples.speech.id, speechId],
    [examples.apiKey.id, ownKey],
  ]
}

const run = ([command = '', ...args]: string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: folder })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('close', (code) => resolve({ code, output }))
  })

describe.each(installed.map((language) => [language.id, language] as const))('%s', (id, language) => {
  test.each(runnable.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s runs',
    async (_id, endpoint) => {
      const { method, example } = endpoint
      const { path, headers, body, saveAs } = example
      const request = { method, url: `${harness.url}${API_BASE}${path}`, headers, body, saveAs }
      const printed = codeSamples(request).find((sample) => sample.id === id)?.code ?? ''
      const own = await ownThings(endpoint)
      const code = own.reduce((text, [place, thing]) => text.replaceAll(place, thing), printed)
      await writeFile(join(folder, language.file), code)
      const { code: status, output } = await run(language.run(language.file))
      expect(status, output).toBe(0)
      if (id === 'curl' && !saveAs) expect(output).toContain('"status":1')
      if (!saveAs) return
      const file = await readFile(join(folder, saveAs))
      expect(file.length, output).toBeGreaterThan(50)
      expect(file.toString('latin1')).not.toContain('"error_code"')
      await rm(join(folder, saveAs))
    },
    30_000,
  )
})

test('the client that a generator makes of the document calls as its sample says', async () => {
  await createClient({
    input: publicDocument(harness.url),
    output: join(folder, 'song'),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent', file: false },
  })
  const sample = join(folder, 'first-call.ts')
  await writeFile(sample, clientSample(harness.url).replace('$API_KEY', key))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import(sample)
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^(?:calling|done)$/))
  log.mockRestore()
}, 60_000)
