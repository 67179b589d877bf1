import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { campaignDetailSchema, campaignListSchema } from '../../lib/contract/campaign.ts'
import { voiceListSchema } from '../../lib/contract/voice.ts'
import { SCENARIOS } from './scenarios.ts'
import { ApiError } from '../api/api-error.ts'
import { answers, ok } from '../api/reply.ts'

const idParams = z.object({ id: z.string().max(80) })

/** What a visitor may choose from before a demo call: the campaigns of a kind and the voices that speak them. */
export const campaignRoutes: FastifyPluginAsyncZod = async (app) => {
  const { catalogue } = app
  for (const kind of ['auto-call', 'callbot'] as const) {
    const campaigns = catalogue.campaigns.filter(
      (campaign) => campaign.scenario_type === SCENARIOS[kind].type,
    )
    const voiceIds = new Set(campaigns.flatMap((campaign) => campaign.voice_ids))
    const voices = catalogue.voices.filter((voice) => voiceIds.has(voice.id))
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
    () => ok(catalogue.voices),
  )
}
