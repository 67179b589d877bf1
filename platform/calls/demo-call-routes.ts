import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { callsLeftSchema } from '../../lib/contract/calls-left.ts'
import { campaignDetailSchema, campaignListSchema } from '../../lib/contract/campaign.ts'
import { demoCallTicketSchema, type DemoCallTicket } from '../../lib/contract/demo-call.ts'
import { DEMO_CALL_KINDS, type DemoCallKind } from '../../lib/contract/enums.ts'
import { voiceListSchema } from '../../lib/contract/voice.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { admit, repeatedAnswer, type Admission } from './admission.ts'
import { callsLeft } from './limits.ts'
import { SCENARIOS } from './scenarios.ts'
import { campaignChoices, documented, voiceChoice } from '../api/documented.ts'
import { providerOf } from '../speech/settings.ts'
import { ApiError } from '../api/api-error.ts'
import { answers, ok } from '../api/reply.ts'
import { actorOf, ensureVisitor } from '../api/actor.ts'

const headers = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/)
    .optional(),
})

const callsLeftQuery = z.object({
  peek: z
    .literal('1')
    .optional()
    .meta({ description: 'Tells a new visitor without setting the cookie that would know them again' }),
})

const granted = (admission: Admission): DemoCallTicket => {
  if (admission.ok) return admission.answer
  const { code, field, retryAfter, rule } = admission
  throw new ApiError(code, { retryAfter, rule, fields: field ? { [field]: 'INVALID' } : undefined })
}

/** What a request says about who sent it. */
const noteSigns = async (
  { suspicion }: FastifyInstance,
  network: string,
  { admission, isDecoy }: { admission: Admission; isDecoy: boolean },
) => {
  if (isDecoy) await suspicion.note(network, 'honeypot')
  if (admission.ok) return
  await suspicion.note(network, admission.code === 'INVALID_RECAPTCHA' ? 'captcha' : 'refused')
}

const kindRoutes = (app: Parameters<FastifyPluginAsyncZod>[0], kind: DemoCallKind) => {
  const scenario = SCENARIOS[kind]
  const { database, env, clock, secrets, captcha, catalogue } = app
  const campaigns = catalogue.campaigns.filter(({ scenario_type }) => scenario_type === scenario.type)
  const body = documented(
    scenario.body,
    kind === 'voice-otp' ? voiceChoice(catalogue) : campaignChoices(campaigns),
  )

  app.get(
    `/demo-calls/${kind}/calls-left`,
    {
      schema: {
        tags: [kind],
        summary: 'How many calls are left today',
        querystring: callsLeftQuery,
        response: answers(callsLeftSchema),
      },
    },
    async (request, reply) => {
      const actor = request.query.peek ? actorOf(app, request) : ensureVisitor(app, request, reply)
      return ok(await callsLeft(database.db, env, actor, clock()))
    },
  )

  app.post(
    `/demo-calls/${kind}`,
    {
      schema: {
        tags: [kind],
        summary: 'Book a demo call and get its ticket',
        headers,
        body,
        response: answers(demoCallTicketSchema),
      },
    },
    async (request, reply) => {
      const { recaptcha, consent, website, ...call } = request.body
      const checked = scenario.check(catalogue, request.body)
      if (!checked.ok) throw new ApiError('VALIDATION', { fields: checked.fields })
      const actor = ensureVisitor(app, request, reply)
      const idempotencyKey = request.headers['idempotency-key'] ?? null
      const bodyHash = secrets.hash('body', JSON.stringify([kind, call, consent]))
      // A repeat carries the captcha answer of the first try, which is used up by now.
      const repeated = await repeatedAnswer(app, database.db, { ...actor, idempotencyKey, bodyHash })
      if (repeated) return ok(granted(repeated))
      await app.admitNetwork(request, 'calls')
      const verdict = await captcha.verify(recaptcha, kind)
      const order = {
        kind,
        ...actor,
        phone: call.phoneNumber,
        content: checked.content,
        consent,
        idempotencyKey,
        bodyHash,
        isDecoy: Boolean(website),
      }
      const admission = await admit(app, { ...order, captcha: verdict })
      await noteSigns(app, networkOf(request.ip), { admission, isDecoy: order.isDecoy })
      return ok(granted(admission))
    },
  )
}

/** For each kind of demo call: how many are left today, and the request to make one. */
export const demoCallRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const kind of DEMO_CALL_KINDS) kindRoutes(app, kind)
}

const idParams = z.object({ id: z.string().max(80) })

/** What a visitor may choose from before a demo call: the campaigns of a kind and the voices that speak them. */
export const campaignRoutes: FastifyPluginAsyncZod = async (app) => {
  const { catalogue, env } = app
  // A call is spoken now, whoever spoke the samples.
  const speakers = catalogue.voices.map((voice) => ({ ...voice, spoken_by: providerOf(env) }))
  for (const kind of ['auto-call', 'callbot'] as const) {
    const campaigns = catalogue.campaigns.filter(
      (campaign) => campaign.scenario_type === SCENARIOS[kind].type,
    )
    const voiceIds = new Set(campaigns.flatMap((campaign) => campaign.voice_ids))
    const voices = speakers.filter((voice) => voiceIds.has(voice.id))
    const path = `/demo-calls/${kind}`

    app.get(
      `${path}/campaigns`,
      {
        schema: {
          tags: [kind],
          summary: 'The campaigns to choose from',
          response: answers(campaignListSchema),
        },
      },
      () => ok(campaigns),
    )
    app.get(
      `${path}/campaigns/:id`,
      {
        schema: {
          tags: [kind],
          summary: 'A campaign with its script and fields',
          params: idParams,
          response: answers(campaignDetailSchema),
        },
      },
      ({ params: { id } }) => {
        const campaign = campaigns.find((candidate) => candidate.id === id)
        if (!campaign) throw new ApiError('NOT_FOUND')
        return ok({ campaign })
      },
    )
    app.get(
      `${path}/voices`,
      { schema: { tags: [kind], summary: 'The voices to choose from', response: answers(voiceListSchema) } },
      () => ok(voices),
    )
  }

  app.get(
    '/demo-calls/voice-otp/voices',
    {
      schema: {
        tags: ['voice-otp'],
        summary: 'The voices to choose from',
        response: answers(voiceListSchema),
      },
    },
    () => ok(speakers),
  )
}
