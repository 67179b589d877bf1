import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockDataDir } from '../../platform/data-lock.ts'
import { startPlatform } from '../../platform/start.ts'
import { readEnv } from '../../platform/env.ts'
import { formatEntries, formatRecord } from '../../platform/inbox/print.ts'
import { GOOD } from './cv-files.ts'
import {
  applicationBody,
  contactBody,
  postForm,
  presign,
  putFile,
  receiptOf,
  storedAddress,
} from './forms.ts'
import { START_MS, visitorOf } from './harness.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'inbox-'))
const settings = {
  DATA_DIR: dataDir,
  PLATFORM_PORT: '0',
  PLATFORM_HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  CAPTCHA_TRIES: '1',
  FORM_MIN_SECONDS: '0',
}

const execute = promisify(execFile)
/** What the program prints; its complaint when it fails. */
const inbox = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, ...settings, NODE_NO_WARNINGS: '1' }
  const { stdout, stderr } = await execute(process.execPath, ['platform/inbox.ts', ...args], { env })
  expect(stderr).toBe('')
  return stdout
}
const complaint = (...args: string[]) =>
  inbox(...args).then(
    () => 'none',
    (error: unknown) => (error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)),
  )

const start = () => startPlatform({ env: readEnv(settings), speaker: () => async () => null })
let platform: Awaited<ReturnType<typeof start>>
let message = ''
let application = ''

beforeAll(async () => {
  expect(await complaint('list')).toContain('no platform has kept anything')
  platform = await start()
  const at = { url: `http://127.0.0.1:${platform.port}` }
  const visitor = visitorOf(at)
  message = await receiptOf(await postForm(visitor, '/contacts', contactBody))
  const url = await presign(at, 'docx')
  await putFile(url, GOOD.docx)
  const body = applicationBody(storedAddress(url))
  application = await receiptOf(await postForm(visitor, '/jobs/apply', body))
}, START_MS * 2)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('beside a running platform', () => {
  it('lists what came in', async () => {
    const table = await inbox()
    expect(table.split('\n')[0]).toMatch(/^Receipt +Received +What/)
    for (const part of [message, application, 'Nguyễn Văn An', '+84912345678', 'AICall'])
      expect(table).toContain(part)
    const list = JSON.parse(await inbox('--json', '--kind', 'contact'))
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ receipt: message, kind: 'contact', phone: '+84912345678', done: null })
  })

  it('shows one whole, finds a person in any writing, and saves the file', async () => {
    expect(await inbox('show', message.toLowerCase())).toContain('tôi muốn nghe thử.')
    expect(await inbox('find', '0912 345 678')).toContain(message)
    const saved = (await inbox('file', application, dataDir)).trim()
    expect(saved).toBe(join(dataDir, `${application}.docx`))
    expect(readFileSync(saved)).toEqual(GOOD.docx)
    expect(statSync(saved).mode & 0o077).toBe(0)
  })

  it('says what is wrong', async () => {
    expect(await complaint('show', 'C000000-00000')).toContain('there is no C000000-00000')
    expect(await complaint('show')).toContain('npm run inbox show <receipt>')
    expect(await complaint('find', 'me')).toContain('REACH_INVALID')
    expect(await complaint('dance')).toContain('npm run inbox')
  })

  it('its door is open to nobody without the key in the data folder', async () => {
    const file = join(dataDir, 'control.json')
    expect(statSync(file).mode & 0o077).toBe(0)
    const { port, token } = JSON.parse(readFileSync(file, 'utf8'))
    const ask = (authorization?: string, body = '{"name":"list","limit":1}') =>
      fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        body,
        ...(authorization ? { headers: { authorization } } : {}),
      })
    expect((await ask()).status).toBe(401)
    expect((await ask(`Bearer ${'0'.repeat(64)}`)).status).toBe(401)
    expect((await ask(`Bearer ${token}`)).status).toBe(200)
    for (const body of ['', '{', 'null', '{"name":"drop"}', '{"name":"list","limit":-1}'])
      expect(await (await ask(`Bearer ${token}`, body)).json()).toMatchObject({ ok: false })
  })
})

describe('without a platform', () => {
  it('does the same, deletes for good, and leaves the folder free', async () => {
    await platform.stop()
    expect(existsSync(join(dataDir, 'control.json'))).toBe(false)
    expect(await inbox('delete', application)).toContain(application)
    const left = await inbox('list', '--json')
    expect(left).toContain(message)
    expect(left).not.toContain(application)
    lockDataDir(dataDir)()
  }, 60_000)
})

it('an empty inbox says so, and a record leaves out what is empty', () => {
  expect(formatEntries([])).toBe('Nothing came in yet.')
  expect(formatRecord({ a: 1, b: null, c: [{ d: 'x\ny' }], e: {} })).toBe('a: 1\nc:\n  d: x\n    y\ne:\n')
})
