import { z } from 'zod'
import { listOf } from '../../lib/contract/query.ts'
import { partialVoiceListSchema, voiceSchema, type Voice } from '../../lib/contract/voice.ts'
import type { Context } from '../context.ts'
import type { App } from './app-type.ts'
import { answers, ok } from './reply.ts'

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
export const voiceRoutes = (app: App, { catalogue }: Context): void => {
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
