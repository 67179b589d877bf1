import { afterAll, beforeAll, expect, it } from 'vitest'
import { followCall, startedCalls, startReplica } from './call-replicas.ts'
import { START_MS, startHarness, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

it('carries five hundred calls at once, each event in its order', { timeout: 30_000 }, async () => {
  const { database } = harness.context
  const { id, manager } = await startReplica(database, { speed: 8 })
  const rows = await startedCalls(database, id, 500, '+84912345678')
  const followed = rows.map(async (row) => {
    await manager.start(row)
    return followCall(manager, row.id).done
  })
  for (const events of await Promise.all(followed)) {
    expect(events.map((event) => event.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(events.at(-1)?.result).toBe('ANSWER')
  }
  await manager.stop()
})

it('ends a call as an error when its line has gone silent', async () => {
  const { database } = harness.context
  const { id, manager } = await startReplica(database, { speed: 50, silenceMs: 300 })
  for (const row of await startedCalls(database, id, 1, '+84912345608')) {
    await manager.start(row)
    const events = await followCall(manager, row.id).done
    expect(events.at(-1)).toMatchObject({ state: 'DONE', result: 'ERROR' })
  }
  await manager.stop()
})
