import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import { openSecrets } from '../../platform/secrets.ts'
import { runCommand } from '../../platform/inbox/run-command.ts'
import { commandSchema } from '../../platform/inbox/command-schema.ts'
import { startPlatform } from '../../platform/start.ts'
import { contactBody, postForm, QUICK_FORMS, receiptOf } from './forms.ts'
import { postCall, visitorOf } from './harness.ts'

const [OLD, NEW, SHORT] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(31)]

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
const open = (settings: Record<string, string> = {}) => openSecrets(readEnv(settings), dataDir)
const file = () => join(dataDir, 'secret')

describe('the secret of an installation', () => {
  it('is made once, for its owner only, and whole', async () => {
    const made = await open()
    expect((await open()).ticket('x')).toBe(made.ticket('x'))
    expect(statSync(file()).mode & 0o077).toBe(0)
    expect(readFileSync(file(), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
    expect(readdirSync(dataDir)).toEqual(['secret'])
  })

  it.each(['', '\n', SHORT, `${NEW}\n${SHORT}\n`])('in the file %j is refused', async (text) => {
    writeFileSync(file(), text)
    await expect(open()).rejects.toThrow(`${file()}: every line is a key`)
  })

  it.each([
    ['APP_SECRET', SHORT],
    ['APP_SECRET_PREVIOUS', `${OLD},short`],
  ])('%s=%s is refused', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name)
  })

  it('is still read under its old name', async () => {
    const [old, now] = [await open({ CAPTCHA_SECRET: OLD }), await open({ APP_SECRET: OLD })]
    expect(old.ticket('x')).toBe(now.ticket('x'))
  })

  it.each([
    ['the settings', { APP_SECRET: NEW, APP_SECRET_PREVIOUS: OLD }, undefined],
    ['the file', {}, `${NEW}\n${OLD}\n`],
    ['both', { APP_SECRET: NEW }, OLD],
  ])(
    'may change by %s: the new one makes values, those of the old one are found',
    async (_by, settings, text) => {
      if (text) writeFileSync(file(), text)
      const [old, now] = [await openSecrets(readEnv({ APP_SECRET: OLD }), '/nowhere'), await open(settings)]
      expect(now.ticket('x')).not.toBe(old.ticket('x'))
      expect(now.decrypt(old.encrypt('+84912345678'))).toBe('+84912345678')
      expect(now.lastingHashes('phone', 'x')).toContain(old.lastingHash('phone', 'x'))
      expect(now.lastingHash('phone', 'x')).not.toBe(old.lastingHash('phone', 'x'))
      expect(() => old.decrypt(now.encrypt('x'))).toThrow('a key that is not here')
    },
  )
})

describe('an installation whose secret changes', () => {
  const start = async (settings: Record<string, string>) => {
    const platform = await startPlatform({
      env: readEnv({
        ...QUICK_FORMS,
        DATA_DIR: dataDir,
        PLATFORM_PORT: '0',
        PLATFORM_HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        CAPTCHA_TRIES: '1',
        ...settings,
      }),
      speaker: () => async () => null,
    })
    const visitor = visitorOf({ url: `http://127.0.0.1:${platform.port}` })
    const run = (command: unknown) => runCommand(platform.app, commandSchema.parse(command))
    return { platform, visitor, run }
  }

  it('calls nobody who asked not to be called, and finds the consents given before', async () => {
    const number = '0913000478'
    const before = await start({ APP_SECRET: OLD })
    await postForm(before.visitor, '/contacts', { ...contactBody, phoneNumber: number })
    const receipt = await receiptOf(
      await postForm(before.visitor, '/data-rights', {
        kind: 'withdraw',
        contact: number,
        consent: contactBody.consent,
      }),
    )
    await before.run({ name: 'fulfil', receipt })
    await before.platform.stop()

    await expect(start({ APP_SECRET: NEW })).rejects.toThrow('the do-not-call list has entries of a key')

    const after = await start({ APP_SECRET: NEW, APP_SECRET_PREVIOUS: OLD })
    expect(await (await postCall(after.visitor, number)).json()).toMatchObject({
      error_code: 'CALL_NOT_ALLOWED',
    })
    const found = JSON.stringify(await after.run({ name: 'find', person: number }))
    expect(found).toContain('"scope":"contact"')
    await after.platform.stop()
  }, 60_000)
})

it.each([
  ['postgres://song:song@postgres:5432/song', 'production', true],
  ['postgres://song:a-better-one@postgres:5432/song', 'production', false],
  ['postgres://song:song@localhost:5432/song', 'development', false],
])('%s in %s is refused: %s', (DATABASE_URL, NODE_ENV, isRefused) => {
  const read = () => readEnv({ DATABASE_URL, NODE_ENV })
  if (isRefused) expect(read).toThrow('DATABASE_URL: has a password that everybody knows')
  else expect(read).not.toThrow()
})

it('the compose file has no password of its own', () => {
  const uses = readFileSync('deploy/compose.yaml', 'utf8').match(/\$\{POSTGRES_PASSWORD.*?\}/g)
  expect(uses).toHaveLength(3)
  for (const use of uses ?? []) expect(use).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
})

it('the realm file brings no user whose password everybody knows', () => {
  expect(JSON.parse(readFileSync('deploy/keycloak/realm-song-ai.json', 'utf8'))).not.toHaveProperty('users')
})
