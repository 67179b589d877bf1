import fp from 'fastify-plugin'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { API_BASE } from '../../lib/contract/paths.ts'
import { presignedUrlSchema, presignQuerySchema } from '../../lib/contract/upload.ts'
import type { Readable } from 'node:stream'
import { isFormStart } from '../inbox/form-guard.ts'
import { removeOldFiles } from './files.ts'
import { openStorage } from './open.ts'
import { KEY, type UploadResult, type Storage } from './storage.ts'
import { issueUpload, receiveUpload } from './uploads.ts'
import { ApiError } from '../api/api-error.ts'
import { answers, ok } from '../api/reply.ts'
import { actorOf } from '../api/actor.ts'

declare module 'fastify' {
  interface FastifyInstance {
    storage: Storage
    /** Has the files of a folder forgotten once they were not used for so long (ms). */
    keepFiles: (folder: string, forMs: number) => void
  }
}

const params = z.object({ key: z.string().regex(KEY) })
const query = z.object({
  expires: z.coerce.number().int().nonnegative(),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
})

const ERRORS: Record<Exclude<UploadResult, 'stored'> | 'refused', () => ApiError> = {
  empty: () => new ApiError('VALIDATION', { fields: { file: 'CV_EMPTY' } }),
  'too-large': () => new ApiError('PAYLOAD_TOO_LARGE'),
  'wrong-content': () => new ApiError('UNSUPPORTED_MEDIA_TYPE', { fields: { file: 'CV_INVALID' } }),
  broken: () => new ApiError('VALIDATION', { fields: { file: 'INVALID' } }),
  refused: () => new ApiError('NOT_FOUND'),
}

const storedSchema = z.object({ stored: z.literal(true) })

/** `GET /presigned-url-for-uploading`, and the PUT it leads to where this platform is the storage. */
const uploadRoutes: FastifyPluginAsyncZod = async (app) => {
  const { secrets, clock } = app
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
        throw new ApiError('VALIDATION', { fields: { formStart: 'INVALID' } })
      const { addressHash } = actorOf(app, request)
      const issued = await issueUpload(app, { extension, size, addressHash })
      if ('url' in issued) return ok({ url: issued.url })
      if (issued.isFull === 'address') throw new ApiError('RATE_LIMITED', { retryAfter: issued.retryAfter })
      request.log.error('the storage for uploads is full: UPLOAD_MB_TOTAL')
      throw new ApiError('UNAVAILABLE')
    },
  )

  if (!app.storage.receive) return
  const receiveRoutes: FastifyPluginAsyncZod = async (api) => {
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
        const received = await receiveUpload(app, {
          key: request.params.key,
          ...request.query,
          body: body ?? request.raw,
        })
        if (received !== 'stored') throw ERRORS[received]()
        return ok({ stored: true as const })
      },
    )
  }
  await app.register(receiveRoutes)
}

/** The file storage, and the way into it. */
export const storagePlugin = fp(
  async (app) => {
    const { env, dataDir, secrets, port, clock, log } = app
    const storage = await openStorage({ env, dataDir, secrets, port })
    app.decorate('storage', storage)
    app.decorate('keepFiles', (folder: string, forMs: number) => {
      const sweep = () => removeOldFiles(storage.files, log, folder, clock() - forMs)
      // Nobody else can reach what is on the disk of this replica.
      if (storage.files.isShared) app.jobs.everyHour(folder, sweep)
      else app.everyHourHere(folder, sweep)
    })
    await app.register(uploadRoutes, { prefix: API_BASE })
  },
  { name: 'storage', dependencies: ['database', 'jobs'] },
)
