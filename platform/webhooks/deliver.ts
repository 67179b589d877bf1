import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isInbox, SIGNATURE_HEADER } from '../../lib/contract/webhook.ts'
import { webhookDeliveries, webhooks, type WebhookRow } from '../db/call-api-schema.ts'
import { post, type Outcome } from './post.ts'
import { signatureOf } from './sign.ts'
import { QUEUE } from './tell.ts'

// Tried for a day: after ten seconds, then twice as long each time, four hours at most.
const TRIES = 17
const RETRIES = {
  retryLimit: TRIES - 1,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 4 * 3_600,
} as const

const KEPT: Outcome = { status: 200, answer: null, error: null }

const jobSchema = z.object({ id: z.string(), round: z.number() })

/** Every secret a message is signed with: for a day after a change the one before too. */
const secretsOf = (
  { secrets, clock }: FastifyInstance,
  { secretSealed, previousSealed, previousUntil }: WebhookRow,
) => {
  const isBoth = previousSealed !== null && previousUntil !== null && previousUntil.getTime() > clock()
  return [secretSealed, ...(isBoth ? [previousSealed] : [])].map(secrets.decrypt)
}

/** Says what is done with messages: posted, noted, and tried again until the day is over. */
export const defineDelivery = (app: FastifyInstance): void => {
  const { env, database, clock, jobs } = app
  const { db } = database
  jobs.define({
    name: QUEUE,
    isParallel: true,
    ...RETRIES,
    handle: async (data) => {
      const { id, round } = jobSchema.parse(data)
      const [found] = await db
        .select({ delivery: webhookDeliveries, webhook: webhooks })
        .from(webhookDeliveries)
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
        .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'waiting')))
      if (found?.delivery.round !== round) return
      const { delivery, webhook } = found
      const { body, event, attempts } = delivery
      const message = {
        url: webhook.url,
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'song-webhooks',
          'x-song-event': event,
          'x-song-delivery': id,
          [SIGNATURE_HEADER]: signatureOf(secretsOf(app, webhook), body, clock()),
        },
        allowsPrivate: env.WEBHOOK_PRIVATE === 'true',
      }
      const { status, answer, error } = isInbox(webhook.url) ? KEPT : await post(message)
      const failures = error ? delivery.failures + 1 : 0
      const isOver = failures >= TRIES
      await db
        .update(webhookDeliveries)
        .set({
          state: error ? (isOver ? 'failed' : 'waiting') : 'delivered',
          attempts: attempts + 1,
          failures,
          answerStatus: status,
          answerBody: answer,
          error,
          lastAttemptAt: new Date(clock()),
        })
        .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.round, round)))
      if (error && !isOver) throw new Error(`a webhook was not taken: ${error}`)
    },
  })
}
