import { stringify } from 'csv-stringify/sync'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  callCampaignListSchema,
  callCampaignSchema,
  campaignResultsSchema,
  newCampaignSchema,
  RECIPIENTS_PER_CAMPAIGN,
  recipientListSchema,
  recipientsAddedSchema,
} from '../../lib/contract/call-campaign.ts'
import { paths } from '../../lib/contract/paths.ts'
import { idempotencyHeader, keyGuard, keyHeader, security } from '../api-keys/key-guard.ts'
import { answers, failures, ok } from '../api/reply.ts'
import { accountOfKey } from './account.ts'
import {
  makeCampaign,
  moveCampaign,
  ownCampaign,
  ownCampaigns,
  resultsOf,
  shownCampaign,
  shownCampaigns,
} from './campaigns.ts'
import { addRecipients } from './recipients.ts'

const LIST_BYTES = 1024 * 1024
const PAGE = 100
const LARGEST_PAGE = 1_000

const idParams = z.object({ id: z.uuid() })
const pageQuery = z.object({
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(PAGE),
})
const COLUMNS = [
  'position',
  'id',
  'to',
  'reference',
  'state',
  'result',
  'duration_ms',
  'created_at',
  'ended_at',
]

const MOVES = [
  { move: 'start', summary: 'Start a campaign, or go on with it' },
  { move: 'pause', summary: 'Pause a campaign' },
  { move: 'stop', summary: 'Stop a campaign for good' },
] as const

/** Campaigns by API: made, filled, started, paused, stopped, and what came of them. */
export const campaignRoutes: FastifyPluginAsyncZod = async (app) => {
  const { catalogue, database, secrets } = app
  const { db } = database
  const { onRequest, keyOf } = keyGuard(app)
  const tags = ['campaigns by api']
  const voices = catalogue.voices.map(({ id }) => id)
  const headers = z.object(keyHeader)
  const accountIn = (request: FastifyRequest) => accountOfKey(keyOf(request))
  const campaignIn = (request: FastifyRequest, { id }: z.output<typeof idParams>) =>
    ownCampaign(db, accountIn(request), id)

  app.addContentTypeParser('text/csv', { parseAs: 'string', bodyLimit: LIST_BYTES }, (_request, csv, done) =>
    done(null, { csv }),
  )

  app.post(
    paths.callCampaigns,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Make a campaign; it calls nobody yet',
        security,
        headers: z.object({ ...keyHeader, ...idempotencyHeader }),
        body: newCampaignSchema.extend({ voice: newCampaignSchema.shape.voice.meta({ enum: voices }) }),
        response: answers(callCampaignSchema),
      },
    },
    async (request) => {
      const row = await makeCampaign(app, accountIn(request), {
        wanted: request.body,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
        bodyHash: secrets.hash('body', JSON.stringify(['campaign', request.body])),
      })
      return ok(await shownCampaign(app, row))
    },
  )

  app.get(
    paths.callCampaigns,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The campaigns, the newest first',
        security,
        headers,
        response: answers(callCampaignListSchema),
      },
    },
    async (request) => ok(await shownCampaigns(app, await ownCampaigns(db, accountIn(request)))),
  )

  app.get(
    '/campaigns/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'How far a campaign has come',
        security,
        headers,
        params: idParams,
        response: answers(callCampaignSchema),
      },
    },
    async (request) => ok(await shownCampaign(app, await campaignIn(request, request.params))),
  )

  app.post(
    '/campaigns/:id/recipients',
    {
      onRequest,
      bodyLimit: LIST_BYTES,
      schema: {
        tags,
        summary: 'Add people to a campaign, as JSON or as a body of text/csv',
        security,
        headers,
        params: idParams,
        body: recipientListSchema,
        response: answers(recipientsAddedSchema),
      },
    },
    async (request) => ok(await addRecipients(app, await campaignIn(request, request.params), request.body)),
  )

  for (const { move, summary } of MOVES)
    app.post(
      `/campaigns/:id/${move}`,
      {
        onRequest,
        schema: { tags, summary, security, headers, params: idParams, response: answers(callCampaignSchema) },
      },
      async (request) => {
        const row = await moveCampaign(app, await campaignIn(request, request.params), move)
        return ok(await shownCampaign(app, row))
      },
    )

  app.get(
    '/campaigns/:id/results',
    {
      onRequest,
      schema: {
        tags,
        summary: 'What came of the calls of a campaign, page by page',
        security,
        headers,
        params: idParams,
        querystring: pageQuery,
        response: answers(campaignResultsSchema),
      },
    },
    async (request) => ok(await resultsOf(db, await campaignIn(request, request.params), request.query)),
  )

  app.get(
    '/campaigns/:id/results.csv',
    {
      onRequest,
      schema: {
        tags,
        summary: 'What came of the calls of a campaign, as one CSV file',
        security,
        headers,
        params: idParams,
        response: {
          200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
          ...failures,
        },
      },
    },
    async (request, reply) => {
      const row = await campaignIn(request, request.params)
      const { calls } = await resultsOf(db, row, { after: 0, limit: RECIPIENTS_PER_CAMPAIGN })
      // A spreadsheet runs what begins like a formula, and references are others' words.
      const csv = stringify(calls, { header: true, columns: COLUMNS, bom: true, escape_formulas: true })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="campaign-${row.id}.csv"`)
        .send(csv)
    },
  )
}
