import { z } from 'zod'
import { presignedUrlSchema, presignQuerySchema } from '../../lib/contract/upload.ts'
import type { Readable } from 'node:stream'
import type { Context } from '../context.ts'
import { isFormStart } from '../inbox/form-guard.ts'
import { KEY, type Received } from '../storage/storage.ts'
import { issueUpload, receiveUpload } from '../storage/uploads.ts'
import type { App } from './app-type.ts'
import { Problem } from './problem.ts'
import { answers, ok } from './reply.ts'
import { addressHashOf } from './visitor.ts'

const params = z.object({ key: z.string().regex(KEY) })
const query = z.object({
  expires: z.coerce.number().int().nonnegative(),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
})

const PROBLEMS: Record<Exclude<Received, 'stored'> | 'refused', () => Problem> = {
  empty: () => new Problem('VALIDATION', { fields: { file: 'CV_EMPTY' } }),
  'too-large': () => new Problem('PAYLOAD_TOO_LARGE'),
  'wrong-content': () => new Problem('UNSUPPORTED_MEDIA_TYPE', { fields: { file: 'CV_INVALID' } }),
  broken: () => new Problem('VALIDATION', { fields: { file: 'INVALID' } }),
  refused: () => new Problem('NOT_FOUND'),
}

const storedSchema = z.object({ stored: z.literal(true) })

/** `GET /presigned-url-for-uploading`, and the PUT it leads to where this platform is the storage. */
export const uploadRoutes = (app: App, context: Context): void => {
  const { secrets, clock } = context
  app.get(
    '/presigned-url-for-uploading',
    {
      schema: {
        tags: ['uploads'],
        summary: 'An address that takes one file',
        querystring: presignQuerySchema,
        response: answers(presignedUrlSchema),
      },
    },
    async (request) => {
      const { formStart, extension, size } = request.query
      if (!isFormStart(secrets, formStart, clock()))
        throw new Problem('VALIDATION', { fields: { formStart: 'INVALID' } })
      const addressHash = addressHashOf(context, request)
      const issued = await issueUpload(context, { extension, size, addressHash })
      if ('url' in issued) return ok({ url: issued.url })
      if (issued.isFull === 'address') throw new Problem('RATE_LIMITED', { retryAfter: issued.retryAfter })
      request.log.error('the storage for uploads is full: UPLOAD_MB_TOTAL')
      throw new Problem('UNAVAILABLE')
    },
  )

  if (!context.storage.receive) return
  void app.register((api: App, _options, done) => {
    // A file comes as it is, whatever kind the browser takes it for.
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload))
    api.put(
      '/uploads/:key',
      {
        schema: {
          tags: ['uploads'],
          summary: 'Send the file',
          params,
          querystring: query,
          response: answers(storedSchema),
        },
      },
      async (request) => {
        const body = request.body as Readable | undefined
        const received = await receiveUpload(context, {
          key: request.params.key,
          ...request.query,
          body: body ?? request.raw,
        })
        if (received !== 'stored') throw PROBLEMS[received]()
        return ok({ stored: true as const })
      },
    )
    done()
  })
}
