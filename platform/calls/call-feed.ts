import { and, asc, gt, inArray } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import type { Db } from '../db/open.ts'
import { callEvents } from '../db/schema.ts'
import type { Logger } from '../logger.ts'

/** Somebody who follows a call: gets each event once, in order. */
export type Follower = { send: (event: CallStatus) => void; cut: () => void }

/** `seq` is that of the last event sent. */
type Subscription = { follower: Follower; seq: number }

const RETRY_MS = 500

/**
 * Brings the stored events of calls to those who follow them here, whichever replica runs the call. What an owner in this process has
 * just written is offered as it is; what another one wrote, or what came before, is read.
 */
export const createCallFeed = (db: Db, log: Logger) => {
  const subscriptions = new Map<string, Set<Subscription>>()
  const unread = new Set<string>()
  let reading: Promise<void> | null = null
  let isStopped = false

  const offer = (callId: string, events: CallStatus[]): void => {
    for (const subscription of subscriptions.get(callId) ?? []) {
      for (const event of events) {
        // The next one only: a gap is read from the database, and what came by both ways is sent once.
        if (event.seq !== subscription.seq + 1) continue
        subscription.seq = event.seq
        subscription.follower.send(event)
        if (event.state === 'DONE') leave(callId, subscription)
      }
    }
  }

  const leave = (callId: string, subscription: Subscription) => {
    const ofCall = subscriptions.get(callId)
    ofCall?.delete(subscription)
    if (ofCall?.size === 0) subscriptions.delete(callId)
  }

  const seen = (callId: string) => Math.min(...[...(subscriptions.get(callId) ?? [])].map(({ seq }) => seq))

  const readAll = async (ids: string[]) => {
    const wanted = ids.filter((id) => subscriptions.has(id))
    if (wanted.length === 0) return
    const isNew = and(inArray(callEvents.callId, wanted), gt(callEvents.seq, Math.min(...wanted.map(seen))))
    const rows = await db
      .select()
      .from(callEvents)
      .where(isNew)
      .orderBy(asc(callEvents.callId), asc(callEvents.seq))
    for (const { callId, event } of rows) offer(callId, [event])
  }

  const drain = async () => {
    while (unread.size > 0 && !isStopped) {
      const ids = [...unread]
      unread.clear()
      try {
        await readAll(ids)
      } catch (error) {
        log.error({ err: error }, 'the events of calls could not be read')
        for (const id of ids) unread.add(id)
        await sleep(RETRY_MS)
      }
    }
    reading = null
  }

  const read = (callIds: Iterable<string>) => {
    for (const callId of callIds) unread.add(callId)
    if (unread.size > 0) reading ??= drain()
  }

  return {
    /** Tells followers what has just been stored. */
    offer,

    /** Hears that a call has events up to `seq`, stored by any replica. */
    hear: (callId: string, seq: number): void => {
      if (subscriptions.has(callId) && seen(callId) < seq) read([callId])
    },

    /** Reads on for every follower, when something may have been missed. */
    readOn: (): void => read(subscriptions.keys()),

    /** Breaks the connections of those who follow a call; it goes on. */
    cut: (callId: string): void => {
      for (const { follower } of subscriptions.get(callId) ?? []) follower.cut()
    },

    /** Sends what a follower has not seen after `lastSeq` and then all that comes; gives the way to stop. */
    follow: (callId: string, lastSeq: number, follower: Follower): (() => void) => {
      const subscription = { follower, seq: lastSeq }
      const ofCall = subscriptions.get(callId) ?? new Set()
      subscriptions.set(callId, ofCall.add(subscription))
      read([callId])
      return () => leave(callId, subscription)
    },

    stop: async (): Promise<void> => {
      isStopped = true
      subscriptions.clear()
      await reading
    },
  }
}
