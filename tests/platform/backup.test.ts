import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../../platform/backup/backup.ts'
import { restore } from '../../platform/backup/restore.ts'
import { lockDataDir } from '../../platform/data-lock.ts'
import { identityUsers } from '../../platform/db/identity-schema.ts'
import { openDb } from '../../platform/db/open.ts'
import { readEnv, type Env } from '../../platform/env.ts'
import { exportPerson } from '../../platform/inbox/export.ts'
import { describePerson } from '../../platform/inbox/entries.ts'
import { finish } from './callers.ts'
import { GOOD } from './cv-files.ts'
import {
  applicationBody,
  postForm,
  presign,
  putFile,
  QUICK_FORMS,
  receiptOf,
  storedAddress,
} from './forms.ts'
import { bookCall, numberEnding, START_MS, startHarness, visitorOf } from './harness.ts'
import { hasPostgres, startPostgres } from './postgres.ts'

const KEY = /[0-9a-f]{32}\.pdf/

let root: string
let old: Env
let person: string
let phone: string
let key: string
let backup: string

const envOf = (name: string, more: Record<string, string> = {}) =>
  readEnv({ DATA_DIR: join(root, name), LOG_LEVEL: 'silent', ...more })
const startIn = ({ DATA_DIR }: Env) =>
  startHarness({ env: { ...QUICK_FORMS, DATA_DIR, DATABASE_URL: '', REDIS_URL: '', S3_BUCKET: '' } })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'backup-'))
  old = envOf('old')
  const harness = await startIn(old)
  const url = await presign(harness, 'pdf', GOOD.pdf.length)
  await putFile(url, GOOD.pdf)
  const body = applicationBody(storedAddress(url))
  await receiptOf(await postForm(visitorOf(harness), '/jobs/apply', body))
  person = body.email
  key = KEY.exec(url)?.[0] ?? ''
  phone = numberEnding('12')
  const visitor = visitorOf(harness)
  await finish(harness, visitor, (await bookCall(visitor, phone)).ticket)
  await harness.context.storage.files.write('recordings/a.mp3', Buffer.from('sound'))
  await harness.stop()
  const identity = await openDb(join(old.DATA_DIR, 'identity'))
  await identity.db.insert(identityUsers).values({
    id: 'u',
    email: person,
    firstName: 'Bích',
    lastName: "O'Hara",
    passwordHash: 'h',
    createdAt: new Date(0),
  })
  await identity.close()
  backup = join(root, 'backup')
}, START_MS * 2)
afterAll(() => rm(root, { recursive: true, force: true }))

describe('a backup', () => {
  it('waits for nobody: a running program keeps it out', async () => {
    const unlock = lockDataDir(old.DATA_DIR)
    await expect(backUp(old, join(root, 'too-early'))).rejects.toThrow('in use')
    unlock()
  })

  it('holds every row, file and the secret, and is read by nobody else', async () => {
    const { tables, files } = await backUp(old, backup)
    expect(tables['submissions']?.rows).toBe(1)
    expect(tables['calls']?.rows).toBe(1)
    expect(tables['call_events']?.rows).toBeGreaterThan(3)
    expect(tables['identity_users']?.rows).toBe(1)
    expect(Object.keys(files)).toEqual(expect.arrayContaining([`uploads/${key}`, 'recordings/a.mp3']))
    expect(await readdir(backup)).toContain('secret')
    expect((await stat(backup)).mode & 0o077).toBe(0)
    await expect(backUp(old, backup)).rejects.toThrow('there already')
  })

  it(
    'comes back on an empty machine, whole, and the platform goes on with it',
    async () => {
      const env = envOf('new')
      const { tables, files } = await restore(env, backup)
      const again = await backUp(env, join(root, 'again'))
      expect(again.tables).toEqual(tables)
      expect(again.files).toEqual(files)
      const harness = await startIn(env)
      try {
        expect(await harness.context.storage.read(key)).toEqual(GOOD.pdf)
        expect(JSON.stringify(await describePerson(harness.context, person))).toContain(person)
        const exported = await exportPerson(harness.context, person)
        expect(exported.files.map(({ base64 }) => base64)).toEqual([GOOD.pdf.toString('base64')])
        // Sealed with the old secret, and found by it.
        expect(JSON.stringify(await describePerson(harness.context, `+84${phone.slice(1)}`))).toMatch(
          /"calls":\[\{/,
        )
      } finally {
        await harness.stop()
      }
    },
    START_MS * 2,
  )

  it(
    'is not put over what is there, nor taken when a file of it is damaged',
    async () => {
      await expect(restore(old, backup)).rejects.toThrow('keeps something already')
      await writeFile(join(root, 'again/files/recordings/a.mp3'), 'other')
      await expect(restore(envOf('third'), join(root, 'again'))).rejects.toThrow('damaged')
      await mkdir(join(root, 'half'))
      await expect(restore(envOf('fourth'), join(root, 'half'))).rejects.toThrow()
    },
    START_MS * 2,
  )

  it.runIf(hasPostgres)(
    'moves an embedded installation to a PostgreSQL server',
    async () => {
      const server = await startPostgres()
      try {
        const env = envOf('server', { DATABASE_URL: server.url })
        const { tables } = await restore(env, backup)
        const again = await backUp(env, join(root, 'of-server'))
        expect(again.tables).toEqual(tables)
      } finally {
        await server.stop()
      }
    },
    START_MS * 2,
  )
})
