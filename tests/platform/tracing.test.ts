import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newRequestId, REQUEST_ID_HEADER } from '../../lib/domain/request-id.ts'
import { numberEnding, postCall, visitorOf } from './harness.ts'
import { freePort, spawnPlatform, type Settings } from './platform-process.ts'
import { startSpanReceiver } from './span-receiver.ts'

const PROGRAM_MS = 60_000
const folder = mkdtempSync(join(tmpdir(), 'tracing-'))
const loadedFile = join(folder, 'loaded')
let receiver: Awaited<ReturnType<typeof startSpanReceiver>>
beforeAll(async () => {
  receiver = await startSpanReceiver()
})
afterAll(() => {
  receiver.stop()
  rmSync(folder, { recursive: true, force: true })
})

const running: Awaited<ReturnType<typeof spawnPlatform>>[] = []
afterEach(async () => {
  for (const program of running.splice(0)) if (program.exitCode === null) await program.kill('SIGKILL')
  rmSync(loadedFile, { force: true })
})

const start = async (program: string, settings: Settings = {}) => {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const own = {
    PLATFORM_PORT: port,
    PLATFORM_HOST: '127.0.0.1',
    IDENTITY_PORT: port,
    IDENTITY_HOST: '127.0.0.1',
    KEYCLOAK_URL: `${url}/auth`,
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
    LOG_LEVEL: 'fatal',
    CAPTCHA_TRIES: '1',
    RECORD_MODULES: loadedFile,
    NODE_OPTIONS: `--import=${resolve('tests/platform/record-modules.ts')}`,
    ...settings,
  }
  running.push(await spawnPlatform(own, url, program))
  return url
}

// Of OpenTelemetry pg-boss loads the interface, which does nothing by itself.
const loaded = () =>
  existsSync(loadedFile)
    ? [...new Set(readFileSync(loadedFile, 'utf8').trim().split('\n'))].filter((name) => name !== 'api')
    : []

it.each(['platform/main.ts', 'platform/identity/main.ts'])(
  '%s loads nothing that traces unless it is told where to send it',
  async (program) => {
    await start(program)
    expect(loaded()).toEqual([])
  },
  PROGRAM_MS,
)

it(
  'a booking is one trace, named as its request, down to the row; nothing in it tells of the visitor',
  async () => {
    const url = await start('platform/main.ts', { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })
    expect(loaded()).toContain('sdk-trace')
    const id = newRequestId()
    const number = numberEnding('78')
    const visitor = visitorOf({ url })
    const query = { headers: { [REQUEST_ID_HEADER]: newRequestId() } }
    await visitor.send('/demo-calls/auto-call/calls-left?hint=secret-hint', query)
    expect((await postCall(visitor, number, { headers: { [REQUEST_ID_HEADER]: id } })).ok).toBe(true)
    const isRow = ({ attributes }: { attributes: Record<string, string | undefined> }) =>
      attributes['db.query.text']?.startsWith('insert into "calls"') === true
    await expect.poll(() => receiver.chain(id, isRow).length, { timeout: 15_000 }).toBeGreaterThan(1)
    const [row, request] = receiver.chain(id, isRow)
    expect(row?.name).toBe('insert')
    expect(request?.name).toBe('POST /api/v1/demo-calls/auto-call')
    expect(request?.attributes['request.id']).toBe(id)
    expect(request?.program).toBe('song-ai-platform')
    const sent = JSON.stringify(receiver.spans)
    const [, cookie = 'none'] = visitor.cookie.split('=')
    for (const secret of [number, number.slice(1), 'Minh', 'secret-hint', '127.0.0.1', cookie])
      expect(sent).not.toContain(secret)
  },
  PROGRAM_MS,
)

it(
  'what comes with a trace goes on in it, and the identity server traces, too',
  async () => {
    const url = await start('platform/identity/main.ts', { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })
    const [traceId, spanId] = [newRequestId(), newRequestId().slice(16)]
    const address = `${url}/auth/realms/song-ai/.well-known/openid-configuration`
    await fetch(address, { headers: { traceparent: `00-${traceId}-${spanId}-01` } })
    const found = () => receiver.spans.find((span) => span.traceId === traceId)
    await expect.poll(found, { timeout: 15_000 }).toMatchObject({
      parentSpanId: spanId,
      program: 'song-ai-identity',
    })
  },
  PROGRAM_MS,
)
