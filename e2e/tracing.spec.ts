import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { newRequestId, REQUEST_ID_HEADER } from '../lib/domain/request-id'
import { freePort, start, stop, waitFor } from '../scripts/lib/processes'
import { numberEnding, postCall, visitorOf } from '../tests/platform/harness'
import { startSpanReceiver } from '../tests/platform/span-receiver'

// A site and a platform of its own, on the build of the others, which are done by now.
const openPrograms = async (folder: string, endpoint: string) => {
  const [site, platform] = [String(await freePort()), String(await freePort())]
  const origin = (port: string) => `http://localhost:${port}`
  const env = {
    PORT: site,
    PLATFORM_PORT: platform,
    SITE_URL: origin(site),
    API_URL: origin(platform),
    SOCKET_URL: origin(platform),
    DATA_DIR: path.join(folder, 'data'),
    FLAGS_FILE: '',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    RECORD_MODULES: path.join(folder, 'loaded'),
  }
  const recorded = { ...env, NODE_OPTIONS: `--import=${path.resolve('tests/platform/record-modules.ts')}` }
  const first = start('node', ['platform/main.ts'], { env })
  await waitFor(`${origin(platform)}/healthz`, first)
  const second = start('node', ['scripts/start.ts'], { env: recorded, quiet: true })
  await waitFor(`${origin(site)}/healthz`, second)
  return {
    site: origin(site),
    loaded: () => {
      const file = env.RECORD_MODULES
      return existsSync(file) ? [...new Set(readFileSync(file, 'utf8').trim().split('\n'))] : []
    },
    stop: async () => {
      await stop(second)
      await stop(first)
    },
  }
}

let folder = ''
let programs: Awaited<ReturnType<typeof openPrograms>> | undefined
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tracing-'))
})
test.afterEach(async () => {
  await programs?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a booking is one trace from the site to the row, and tells nothing of the visitor', async () => {
  test.setTimeout(120_000)
  const receiver = await startSpanReceiver()
  programs = await openPrograms(folder, receiver.url)
  const id = newRequestId()
  const number = numberEnding('78')
  const visitor = visitorOf({ url: programs.site })
  const answer = await postCall(visitor, number, { headers: { [REQUEST_ID_HEADER]: id } })
  expect(answer.ok).toBe(true)
  expect(answer.headers.get(REQUEST_ID_HEADER)).toBe(id)
  const isRow = ({ attributes }: { attributes: Record<string, string | undefined> }) =>
    attributes['db.query.text']?.startsWith('insert into "calls"') === true
  const chain = () => receiver.chain(id, isRow)
  await expect.poll(() => chain().at(-1)?.program, { timeout: 30_000 }).toBe('song-ai-site')
  const names = chain().map(({ program, name }) => `${program} ${name}`)
  expect(names.slice(0, 2)).toEqual([
    'song-ai-platform insert',
    'song-ai-platform POST /api/v1/demo-calls/auto-call',
  ])
  expect(chain().at(-1)?.parentSpanId).toBeUndefined()
  for (const span of chain())
    if (span.attributes['request.id']) expect(span.attributes['request.id']).toBe(id)
  const sent = JSON.stringify(receiver.spans)
  for (const secret of [number, number.slice(1), 'Minh', 'localhost', '127.0.0.1', 'route='])
    expect(sent).not.toContain(secret)
  receiver.stop()
})

test('a site that is not told where to send spans loads nothing that makes them', async () => {
  test.setTimeout(120_000)
  programs = await openPrograms(folder, '')
  await fetch(`${programs.site}/api/v1/country`)
  // The framework asks for this one by itself, to see whether somebody traces.
  expect(programs.loaded().filter((name) => name !== 'api')).toEqual([])
})
