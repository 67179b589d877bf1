import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { CV_MAX_BYTES } from '../../lib/contract/cv-file.ts'
import { applicationBody, postForm, presign, putFile, QUICK_FORMS, storedAddress } from './forms.ts'
import { startHarness, visitorOf } from './harness.ts'

/** A store on a free port, with a folder of its own, that speaks S3. */
export const startStore = async () => {
  const directory = mkdtempSync(join(tmpdir(), 's3-'))
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'applicants', configs: [] }],
  })
  const { port } = await store.run()
  return {
    settings: {
      S3_BUCKET: 'applicants',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: () => {
      // Connections kept alive would be waited for.
      void store.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const PAGE = 1_000

/** A store that only lists, a thousand keys at a time as S3 does, and deletes; s3rver cannot tell where a second page begins. */
export const startPagedStore = async (keys: string[]) => {
  const left = new Set(keys)
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    if (request.method === 'DELETE') {
      left.delete(pathname.split('/').slice(2).join('/'))
      return response.writeHead(204).end()
    }
    const after = searchParams.get('continuation-token') ?? ''
    const rest = [...left].sort().filter((key) => key > after)
    const page = rest.slice(0, PAGE)
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>2020-01-01T00:00:00.000Z</LastModified></Contents>`,
    )
    const next = rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
      )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    left: () => [...left],
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The nearest size that may be asked for. */
const sizeFor = ({ length }: Uint8Array) => Math.min(Math.max(length, 1), CV_MAX_BYTES)

/** A platform that keeps files in one kind of storage, with what the page does there; `clock.ahead` moves its time. */
export const startStorage = async (kind: 'local' | 's3') => {
  const store = kind === 's3' ? await startStore() : undefined
  const clock = { ahead: 0 }
  const harness = await startHarness({
    env: { ...QUICK_FORMS, ...store?.settings },
    clock: () => Date.now() + clock.ahead,
  })

  const apply = (url: string) =>
    postForm(visitorOf(harness), '/jobs/apply', applicationBody(storedAddress(url)))

  /** Sends a file as the page does and applies with it: how far it got. */
  const send = async (extension: 'pdf' | 'doc' | 'docx', bytes: Uint8Array, size = sizeFor(bytes)) => {
    const url = await presign(harness, extension, size)
    const put = await putFile(url, bytes)
    if (put.status !== 200) return { put: put.status, applied: null }
    return { put: 200, applied: await apply(url) }
  }

  /** What is stored under an address files are sent to. */
  const kept = (url: string) => {
    const { storage } = harness.context
    return storage.read(storage.keyOf(storedAddress(url)) ?? '')
  }

  const stop = async () => {
    await harness.stop()
    store?.stop()
  }
  return { url: harness.url, context: harness.context, clock, apply, send, kept, stop }
}
export type UploadStorage = Awaited<ReturnType<typeof startStorage>>
