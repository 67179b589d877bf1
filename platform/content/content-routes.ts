import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { countrySchema } from '../../lib/contract/country.ts'
import {
  AI_AGENTS,
  CALL_CATEGORIES,
  OTP_LENGTHS,
  PRODUCTS,
  SCENARIO_TYPES,
} from '../../lib/contract/enums.ts'
import { industryListSchema, industrySchema, type Industry } from '../../lib/contract/industry.ts'
import { newsListSchema } from '../../lib/contract/news.ts'
import { listOf, numberAmong } from '../../lib/contract/query.ts'
import { sampleCallListSchema } from '../../lib/contract/sample-call.ts'
import { partialVoiceListSchema, voiceSchema, type Voice } from '../../lib/contract/voice.ts'
import { ApiError } from '../api/api-error.ts'
import { answers, ok } from '../api/reply.ts'

const idParams = z.object({ id: z.string().max(80) })

const ordered = (records: Industry[]) => records.toSorted((left, right) => left.position - right.position)

/** A list under `path`, and one record by its id or its slug under it. */
const family = (
  app: Parameters<FastifyPluginAsyncZod>[0],
  path: string,
  tag: string,
  records: Industry[],
) => {
  const list = ordered(records)
  app.get(
    path,
    { schema: { tags: [tag], summary: 'All of them in their order', response: answers(industryListSchema) } },
    () => ok(list),
  )
  app.get(
    `${path}/:id`,
    {
      schema: {
        tags: [tag],
        summary: 'One by its id or slug',
        params: idParams,
        response: answers(industrySchema),
      },
    },
    (request) => {
      const { id } = request.params
      const record = list.find((candidate) => candidate.id === id || candidate.slug === id)
      if (!record) throw new ApiError('NOT_FOUND')
      return ok(record)
    },
  )
}

const sampleCallQuery = z.object({
  scenario_type: z.enum(SCENARIO_TYPES).optional(),
  ai_agent: z.enum(AI_AGENTS).optional(),
  category: z.enum(CALL_CATEGORIES).optional(),
  otp_length: numberAmong(OTP_LENGTHS).optional(),
})

const newsQuery = z.object({
  blog: z.enum(PRODUCTS).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(10),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})

/** Sample calls, industries, use cases and news: what every visitor may read. */
export const contentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { catalogue } = app
  const { industries, useCases, sampleCalls, news } = catalogue
  const forAiCall = (record: Industry) => record.products.includes('aicall')
  family(app, '/industries', 'industries', industries)
  family(app, '/ai-call/industries', 'industries', industries.filter(forAiCall))
  family(app, '/use-cases', 'use cases', useCases)
  family(app, '/ai-call/use-cases', 'use cases', useCases.filter(forAiCall))

  app.get(
    '/sample-calls',
    {
      schema: {
        tags: ['sample calls'],
        summary: 'Recorded examples, filtered',
        querystring: sampleCallQuery,
        response: answers(sampleCallListSchema),
      },
    },
    ({ query }) =>
      ok(
        sampleCalls.filter(
          (call) =>
            (!query.scenario_type || call.scenario_type === query.scenario_type) &&
            (!query.ai_agent || call.ai_agent === query.ai_agent) &&
            (!query.category || call.category === query.category) &&
            (!query.otp_length || call.otp_length === query.otp_length),
        ),
      ),
  )

  app.get(
    '/news',
    {
      schema: {
        tags: ['news'],
        summary: 'News, newest first',
        querystring: newsQuery,
        response: answers(newsListSchema),
      },
    },
    ({ query: { blog, limit, offset } }) => {
      const items = blog ? news.filter((item) => item.product === blog) : news
      return ok(items.slice(offset, offset + limit))
    },
  )
}

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

const query = z.object({
  isSample: flag.optional(),
  global: flag.optional(),
  provider: z.string().max(80).optional(),
  fields: listOf(voiceSchema.keyof().options).optional(),
})

const pick = (voice: Voice, columns: (keyof Voice)[]): Partial<Voice> => {
  const wanted = new Set<string>(columns)
  return Object.fromEntries(Object.entries(voice).filter(([name]) => wanted.has(name)))
}

/** The voices, by filter; `fields` is a list of column names and leaves out the rest. */
export const voiceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { catalogue } = app
  app.get(
    '/voices',
    {
      schema: {
        tags: ['voices'],
        summary: 'The voices, filtered',
        querystring: query,
        response: answers(partialVoiceListSchema),
      },
    },
    ({ query: { isSample, global, provider, fields } }) => {
      const voices = catalogue.voices.filter(
        (voice) =>
          (isSample === undefined || voice.is_sample === isSample) &&
          (global === undefined || voice.global === global) &&
          (!provider || voice.provider === provider),
      )
      return ok(fields ? voices.map((voice) => pick(voice, fields)) : voices)
    },
  )
}

const COUNTRY = /^[A-Z]{2}$/

/**
 * The visitor's address and country. The country is what a content network in front says (`cf-ipcountry`,
 * `x-vercel-ip-country`); without one every address counts as Vietnamese, the default of the site.
 */
export const countryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/country',
    {
      schema: {
        tags: ['visitor'],
        summary: 'The address and country of the visitor',
        response: answers(countrySchema),
      },
    },
    (request) => {
      const headers = [request.headers['cf-ipcountry'], request.headers['x-vercel-ip-country']]
      const country = headers.find(
        (value) => typeof value === 'string' && COUNTRY.test(value) && value !== 'XX',
      )
      return ok({ ip: request.ip, country: typeof country === 'string' ? country : 'VN' })
    },
  )
}
