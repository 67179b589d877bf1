import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { LRUCache } from 'lru-cache'
import {
  turnRequestSchema,
  turnResultSchema,
  understandRequestSchema,
  understandResultSchema,
  type DialogState,
} from '../../lib/contract/dialog.ts'
import { API_BASE, paths } from '../../lib/contract/paths.ts'
import { newState, runFlow } from '../../lib/domain/dialog/run-flow.ts'
import { actorOf } from '../api/actor.ts'
import { answers, ok } from '../api/reply.ts'
import { consume } from '../rate-limit.ts'
import { loadFlows } from './bots.ts'
import { createDialogThread } from './thread.ts'

const HOUR_S = 3_600
// Several people may sit behind one address; nobody gets far by throwing the cookie away.
const VISITORS_PER_ADDRESS = 5

// In memory alone, and not for long: nothing of a conversation is stored.
const KEEP_MS = 30 * 60_000
const MOST_SESSIONS = 5_000

/** A message understood, and one turn of a conversation; neither is stored. */
const dialogRoutes: FastifyPluginAsyncZod = async (app) => {
  const { env, clock } = app
  const engine = createDialogThread()
  const flows = loadFlows()
  app.addHook('onClose', () => engine.close())
  const states = new LRUCache<string, DialogState>({ max: MOST_SESSIONS, ttl: KEEP_MS })
  const hourly = { windowS: HOUR_S, isOpen: true }
  const perVisitor = app.createLimit({ name: 'dialog', limit: env.DIALOG_HOURLY_LIMIT, ...hourly })
  const perAddress = app.createLimit({
    name: 'dialog-address',
    limit: env.DIALOG_HOURLY_LIMIT * VISITORS_PER_ADDRESS,
    ...hourly,
  })

  // Nobody is given a cookie for trying a bot: who has none is known by their address alone.
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const { visitorHash, addressHash } = actorOf(app, request)
    if (visitorHash) await consume(reply, [[perVisitor, visitorHash]])
    await consume(reply, [[perAddress, addressHash]])
    return addressHash
  }

  app.post(
    paths.dialogUnderstand,
    {
      schema: {
        tags: ['dialogue'],
        summary: 'Have a message understood',
        body: understandRequestSchema,
        response: answers(understandResultSchema),
      },
    },
    async (request, reply) => {
      await admit(request, reply)
      const { bot, language, text, context } = request.body
      const { heard, decision, ...understood } = await engine.understand(bot, text, language, clock())
      const begun = newState()
      const state = context
        ? {
            topic: context.topic ?? begun.topic,
            asked: context.asked ?? begun.asked,
            slots: context.slots ?? begun.slots,
            paused: context.paused ?? begun.paused,
            unclear: context.unclear ?? begun.unclear,
            path: [],
            handover: false,
          }
        : begun
      const { messages } = runFlow(flows[bot], state, heard, language)
      return ok({ ...understood, decision: { ...decision, messages } })
    },
  )

  app.post(
    paths.dialogTurn,
    {
      schema: {
        tags: ['dialogue'],
        summary: 'Say something in a conversation',
        body: turnRequestSchema,
        response: answers(turnResultSchema),
      },
    },
    async (request, reply) => {
      const addressHash = await admit(request, reply)
      const { bot, language, text, session, state } = request.body
      const key = `${bot} ${addressHash} ${session}`
      const before = state ?? states.get(key) ?? newState()
      const { heard } = await engine.understand(bot, text, language, clock())
      const turn = runFlow(flows[bot], before, heard, language)
      states.set(key, turn.state)
      return ok(turn)
    },
  )
}

/** The dialogue try-out: the bots and their conversations. */
export const dialogPlugin: FastifyPluginAsync = async (app) => {
  await app.register(dialogRoutes, { prefix: API_BASE })
}
