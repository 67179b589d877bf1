import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { START_MS, startHarness, visitorOf, type Harness } from './harness.ts'
import { hasPostgres, startPostgres } from './postgres.ts'
import { hasRedis, startRedis } from './redis.ts'

const LIMIT = 30
const POLICY = { name: 'test', limit: LIMIT, windowS: 60 }

type Service = { stop: () => Promise<void>; url: string }

describe.each([
  ['the database', hasPostgres, null],
  ['Redis', hasPostgres && hasRedis, startRedis],
] as const)('two replicas that count in %s', (_name, isHere, startStore) => {
  describe.skipIf(!isHere)('(skipped where none is installed)', () => {
    const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'limits-')))
    let server: Service
    let store: Service | null = null
    let replicas: Harness[] = []
    beforeAll(async () => {
      server = await startPostgres()
      store = (await startStore?.()) ?? null
      const env = {
        DATABASE_URL: server.url,
        APP_SECRET: 'x'.repeat(32),
        REQUESTS_PER_MINUTE: String(LIMIT),
        ...(store ? { REDIS_URL: store.url } : {}),
      }
      replicas = await Promise.all(
        folders.map((folder) => startHarness({ env: { ...env, DATA_DIR: folder } })),
      )
    }, START_MS * 2)
    afterAll(async () => {
      for (const replica of replicas) await replica.stop()
      await store?.stop()
      await server?.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    })
    const inTurn = (times: number, use: (replica: Harness) => Promise<boolean>) =>
      Promise.all(Array.from({ length: times }, (_unused, index) => use(replicas[index % 2]!)))
    const granted = async (answers: Promise<boolean[]>) => (await answers).filter(Boolean).length

    it('let through exactly as many requests as one would', async () => {
      const headers = { 'x-forwarded-for': '203.0.113.7' }
      const ask = async (replica: Harness) =>
        (await visitorOf(replica).send('/captcha/challenge?route=auto-call', { headers })).status === 200
      expect(await granted(inTurn(80, ask))).toBe(LIMIT)
    })

    it('give out exactly what there is of what costs money', async () => {
      const limits = new Map(replicas.map((replica) => [replica, replica.context.createLimit(POLICY)]))
      const use = async (replica: Harness) => (await limits.get(replica)!.use('somebody')).isAllowed
      expect(await granted(inTurn(80, use))).toBe(LIMIT)
    })

    it('refuse what costs money while nobody can count, and nothing else', async () => {
      if (!store) return
      await store.stop()
      const [replica] = replicas
      await expect(replica!.context.createLimit(POLICY).use('another')).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      })
      expect((await visitorOf(replica!).send('/captcha/challenge?route=auto-call')).status).toBe(200)
      expect((await visitorOf(replica!).send('/voices')).status).toBe(200)
    })
  })
})
