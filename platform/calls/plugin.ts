import { and, isNull, lt } from 'drizzle-orm'
import fp from 'fastify-plugin'
import { API_BASE } from '../../lib/contract/paths.ts'
import { KEEP_DAYS } from '../../lib/domain/retention.ts'
import { calls } from '../db/schema.ts'
import { createCallManager, type CallManager } from './call-manager.ts'
import { callRoutes } from './call-routes.ts'
import { campaignRoutes, demoCallRoutes } from './demo-call-routes.ts'
import { dialogueOf } from './dialogue.ts'
import { expectSuppressionKeys } from './do-not-call.ts'
import { handsetRoutes } from './handset-routes.ts'
import { HANDSET } from './handset-speaker.ts'
import { decoyPhoneLine, simulatedPhoneLine } from './simulated-phone-line.ts'
import { openSockets } from './sockets.ts'
import { createSpeaker, RECORDINGS } from './speaker.ts'
import { voiceOtpRoutes } from './voice-otp-routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    callManager: CallManager
  }
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const KEEP_CALLS_MS = KEEP_DAYS.calls * DAY_MS
const KEEP_RECORDINGS_MS = KEEP_DAYS.recordings * DAY_MS
// These say visitors' names and are quickly made again.
const KEEP_HANDSET_MS = KEEP_DAYS.handset * DAY_MS

/** Both are there for tests. */
type Options = { silenceMs?: number | undefined; speaker?: typeof createSpeaker | undefined }

/** Demo calls: booking, the sockets and routes they go on over, the handset, and what is forgotten of them when. */
export const callsPlugin = fp<Options>(
  async (app, { silenceMs, speaker = createSpeaker }) => {
    const { env, secrets, clock, log, catalogue, storage, drain } = app
    const { db } = app.database
    await expectSuppressionKeys(db, secrets)
    const callManager = createCallManager({
      database: app.database,
      replicaId: app.replicaId,
      isLeaving: drain.isOn,
      line: simulatedPhoneLine({ speed: env.LINE_SPEED, clock, speak: speaker(storage.files, log) }),
      decoyLine: decoyPhoneLine({ speed: env.LINE_SPEED, clock }),
      secrets,
      clock,
      log,
      silenceMs,
      onEnded: app.countCall,
      dialogueOf: (content) => dialogueOf(catalogue, content),
    })
    app.decorate('callManager', callManager)
    for (const routes of [callRoutes, demoCallRoutes, campaignRoutes, handsetRoutes, voiceOtpRoutes])
      await app.register(routes, { prefix: API_BASE })
    const io = openSockets(app)

    app.jobs.everyHour('calls', () =>
      db.delete(calls).where(lt(calls.createdAt, new Date(clock() - KEEP_CALLS_MS))),
    )
    app.jobs.everyHour('numbers of calls never started', () =>
      db
        .update(calls)
        .set({ phoneSealed: null })
        .where(and(isNull(calls.startedAt), lt(calls.ticketExpiresAt, new Date(clock() - HOUR_MS)))),
    )
    app.keepFiles(RECORDINGS, KEEP_RECORDINGS_MS)
    app.keepFiles(HANDSET, KEEP_HANDSET_MS)

    app.addHook('onReady', () => callManager.open())
    app.addHook('preClose', async () => {
      // It has the pages of its sockets come back to another replica, and waits for every connection.
      const closing = io.close()
      await drain.finish()
      await closing
    })
    app.addHook('onClose', () => callManager.stop())
  },
  { name: 'calls', dependencies: ['jobs', 'database', 'replica', 'storage', 'content', 'captcha', 'gauges'] },
)
