import { eq } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import { requestHangUp } from '../../platform/calls/call-store.ts'
import { openDb, type OpenDb } from '../../platform/db/open.ts'
import { callEvents, calls } from '../../platform/db/schema.ts'
import { joinReplicas } from '../../platform/replica.ts'
import { followCall, startedCalls, startReplica } from './call-replicas.ts'
import { START_MS } from './harness.ts'
import { silentLog } from './log.ts'
import { hasPostgres, startPostgres } from './postgres.ts'
import { until } from './socket-client.ts'

const EVERY_SEQ = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const seqs = (events: { seq: number }[]) => events.map(({ seq }) => seq)
const ANSWERED = '+84912345678'

/** Two replicas on one embedded database exist in tests only; each process has a server to itself. */
const embedded = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'replicas-'))
  const database = await openDb(folder)
  const stop = async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { databases: [database, database] as const, breakListening: null, stop }
}

const server = async () => {
  const postgres = await startPostgres()
  const databases = [
    await openDb('', { url: postgres.url }),
    await openDb('', { url: postgres.url }),
  ] as const
  const stop = async () => {
    for (const database of databases) await database.close()
    await postgres.stop()
  }
  const listening = `from pg_stat_activity where query in ('select 1', 'listen call_released')`
  /** Resolves once they are broken: each comes back half a second later. */
  const breakListening = async () => {
    const broken = await postgres.query(`select pg_terminate_backend(pid) ${listening}`)
    await until(async () => (await postgres.query(`select pid ${listening}`)).rowCount === 0)
    return broken
  }
  return { databases, breakListening, stop }
}

const ENGINES = [
  ['the embedded database', embedded, true] as const,
  ['PostgreSQL', server, hasPostgres] as const,
]

describe.each(ENGINES)('two replicas on %s', (_name, start, isHere) => {
  describe.skipIf(!isHere)('(skipped where none is installed)', () => {
    let engine: Awaited<ReturnType<typeof embedded | typeof server>>
    beforeAll(async () => {
      engine = await start()
    }, START_MS * 2)
    afterAll(() => engine?.stop())

    const stops: (() => Promise<void>)[] = []
    afterEach(async () => {
      for (const stop of stops.splice(0)) await stop()
    })
    const replica = async (database: OpenDb, speed: number) => {
      const started = await startReplica(database, { speed })
      stops.push(started.manager.stop)
      return started
    }
    const twoWithACall = async (speed: number) => {
      const [here, there] = engine.databases
      const [first, second] = [await replica(here, speed), await replica(there, speed)]
      const [row] = await startedCalls(here, first.id, 1, ANSWERED)
      await first.manager.start(row!)
      return { first, second, id: row!.id }
    }
    const dbOf = () => engine.databases[0].db
    const rowOf = async (id: string) => (await dbOf().select().from(calls).where(eq(calls.id, id)))[0]
    const storedOf = async (id: string): Promise<CallStatus[]> =>
      (await dbOf().select().from(callEvents).where(eq(callEvents.callId, id)).orderBy(callEvents.seq)).map(
        ({ event }) => event,
      )

    it('show a call at both, each event once and in order, also to who comes later', async () => {
      const { first, second, id } = await twoWithACall(30)
      const followers = [followCall(first.manager, id), followCall(second.manager, id)]
      await until(() => followers[1]!.events.length > 4)
      followers.push(followCall(second.manager, id, 3))
      for (const [index, { done }] of followers.entries())
        expect(seqs(await done)).toEqual(index === 2 ? EVERY_SEQ.slice(3) : EVERY_SEQ)
    })

    it('let a visitor hang up at either', async () => {
      const { second, id } = await twoWithACall(3)
      const { done, events } = followCall(second.manager, id)
      await until(() => events.some(({ transcript_line: line }) => line !== undefined))
      const [, { db }] = engine.databases
      expect(await requestHangUp(db, id, new Date())).toBe(true)
      expect((await done).at(-1)).toMatchObject({ state: 'DONE', result: 'ANSWER' })
      expect(seqs(events).length).toBeLessThan(EVERY_SEQ.length)
      expect(await requestHangUp(db, id, new Date())).toBe(false)
    })

    it('leave a live call with its owner', async () => {
      const { first, id } = await twoWithACall(1)
      // Longer than a replica waits between two looks.
      await new Promise((resolve) => setTimeout(resolve, 1_300))
      expect((await rowOf(id))?.owner).toBe(first.id)
    })

    it('go on with the call of a dead one, and what a stalled one still writes is dropped', async () => {
      const { first, second, id } = await twoWithACall(4)
      const [stalled, live] = [followCall(first.manager, id), followCall(second.manager, id)]
      await until(() => live.events.length >= 2)
      await first.loseLease()
      await until(async () => (await rowOf(id))?.owner === second.id)
      expect(seqs(await live.done)).toEqual(EVERY_SEQ)
      expect(seqs(await stalled.done)).toEqual(EVERY_SEQ)
      expect(await storedOf(id)).toEqual(live.events)
      expect(await rowOf(id)).toMatchObject({
        state: 'DONE',
        result: 'ANSWER',
        stepsDone: 9,
        owner: second.id,
      })
    })

    it('end a call whose hang-up its dead owner did not hear', async () => {
      const { first, second, id } = await twoWithACall(3)
      const { events, done } = followCall(second.manager, id)
      await until(() => events.length >= 2)
      await dbOf().update(calls).set({ hangUpAt: new Date() }).where(eq(calls.id, id))
      await first.loseLease()
      expect((await done).at(-1)).toMatchObject({ seq: 3, state: 'DONE', result: 'NO_ANSWER' })
    })

    it('hand calls over when one stops', async () => {
      const { first, second, id } = await twoWithACall(5)
      const { events, done } = followCall(second.manager, id)
      await until(() => events.length >= 2)
      await first.manager.stop()
      await until(async () => (await rowOf(id))?.owner === second.id, 900)
      expect(seqs(await done)).toEqual(EVERY_SEQ)
    })

    it('miss nothing when the connection they hear each other over breaks', async () => {
      if (!engine.breakListening) return
      const { second, id } = await twoWithACall(20)
      const { events, done } = followCall(second.manager, id)
      await until(() => events.length >= 2)
      expect((await engine.breakListening()).rowCount).toBeGreaterThan(0)
      expect(seqs(await done)).toEqual(EVERY_SEQ)
    })

    it('hear afterwards of an end that came while that connection was broken', async () => {
      if (!engine.breakListening) return
      const { first, second, id } = await twoWithACall(3)
      const { events, done } = followCall(second.manager, id)
      await until(() => events.some(({ transcript_line: line }) => line !== undefined))
      await engine.breakListening()
      const here = followCall(first.manager, id)
      await first.manager.hangUp(id)
      await here.done
      expect(events.at(-1)?.state).toBe('CALLING')
      expect((await done).at(-1)).toMatchObject({ state: 'DONE', result: 'ANSWER' })
    })

    it('have one secret', async () => {
      const [database] = engine.databases
      if (!engine.breakListening) return
      const join = (keyIds: string[]) => joinReplicas({ database, log: silentLog, keyIds, waitMs: 300 })
      const first = await join(['old', ''])
      const rotated = await join(['new', 'old', ''])
      await rotated.leave()
      await expect(join(['other', ''])).rejects.toThrow('APP_SECRET')
      await first.leave()
      await (await join(['other', ''])).leave()
    })
  })
})
