import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { file } from '../api/reply.ts'
import { sendToSave } from '../api/send-file.ts'
import { isCvAddress } from '../email/cv-address.ts'
import { extensionOf } from '../storage/storage.ts'
import { findSubmission } from './entries.ts'

const params = z.object({ receipt: z.string().regex(/^A\d{6}-[0-9A-Z]{5}$/) })
const query = z.object({
  expires: z.coerce.number().int().nonnegative(),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
})

/** The CV of an application, for whoever has the signed address out of the letter to the company. */
export const cvRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/cv/:receipt',
    {
      schema: {
        tags: ['forms'],
        summary: 'The CV of an application',
        params,
        querystring: query,
        response: file,
      },
    },
    async (request, reply) => {
      const { receipt } = request.params
      if (!isCvAddress(app.secrets, { receipt, ...request.query }, app.clock()))
        throw new ApiError('NOT_FOUND')
      const key = (await findSubmission(app, receipt))?.uploadKey ?? ''
      const [extension, bytes] = [extensionOf(key), key ? await app.storage.read(key) : null]
      if (!extension || !bytes) throw new ApiError('NOT_FOUND')
      return sendToSave(reply, { bytes, name: `${receipt}.${extension}` })
    },
  )
}
