import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeOldFiles, type Files } from '../../platform/storage/files.ts'
import { openFolder } from '../../platform/storage/folder.ts'
import { openS3Storage } from '../../platform/storage/s3.ts'
import { ownBucket } from './harness.ts'
import { silentLog } from './log.ts'
import { startStore } from './upload-storage.ts'

const BYTES = Buffer.from(Array.from({ length: 1_000 }, (_unused, index) => index % 251))
const HOUR_MS = 3_600_000

const openBucketAt = async (settings: Record<string, string>): Promise<Files> => {
  const { S3_BUCKET = '', S3_ENDPOINT, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings
  const storage = await openS3Storage({
    bucket: S3_BUCKET,
    region: 'us-east-1',
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
  return storage.files
}

const folder = async () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'))
  return { files: openFolder(root), stop: () => rmSync(root, { recursive: true, force: true }) }
}

const bucket = async () => {
  const own = await ownBucket()
  const store = own ? null : await startStore()
  return { files: await openBucketAt(own ?? store?.settings ?? {}), stop: () => store?.stop() }
}

const keysOf = async (files: Files, of: string) =>
  (await Array.fromAsync(files.list(of))).map(({ key }) => key).sort()

describe.each([
  ['a folder', folder],
  ['a bucket', bucket],
] as const)('%s', (name, open) => {
  let opened: Awaited<ReturnType<typeof open>>
  let files: Files
  beforeAll(async () => {
    opened = await open()
    files = opened.files
  })
  afterAll(() => opened.stop())

  it('gives back what it was given, whole, in part and as facts', async () => {
    await files.write('sounds/a.mp3', Buffer.from('before'))
    await files.write('sounds/a.mp3', BYTES)
    expect(await files.read('sounds/a.mp3')).toEqual(BYTES)
    expect(await buffer(await files.stream('sounds/a.mp3', { start: 10, end: 19 }))).toEqual(
      BYTES.subarray(10, 20),
    )
    const facts = await files.find('sounds/a.mp3')
    expect(facts).toMatchObject({ key: 'sounds/a.mp3', size: BYTES.length })
    expect(Math.abs(Date.now() - Number(facts?.usedAt))).toBeLessThan(60_000)
    expect(await files.read('sounds/a.mp3', BYTES.length - 1)).toBeNull()
  })

  it('knows what is not there', async () => {
    expect(await files.read('sounds/none.mp3')).toBeNull()
    expect(await files.find('sounds/none.mp3')).toBeNull()
    await files.touch('sounds/none.mp3')
    await files.remove('sounds/none.mp3')
    expect(await keysOf(files, 'nowhere')).toEqual([])
  })

  it('lists one folder, and forgets what is old in it', async () => {
    for (const key of ['letters/a.eml', 'letters/b.eml', 'letters-of-others/c.eml'])
      await files.write(key, BYTES)
    expect(await keysOf(files, 'letters')).toEqual(['letters/a.eml', 'letters/b.eml'])
    await removeOldFiles(files, silentLog, 'letters', Date.now() - HOUR_MS)
    expect(await keysOf(files, 'letters')).toHaveLength(2)
    await removeOldFiles(files, silentLog, 'letters', Date.now() + HOUR_MS)
    expect(await keysOf(files, 'letters')).toEqual([])
    expect(await keysOf(files, 'letters-of-others')).toHaveLength(1)
  })

  it('is shared or not', () => {
    expect(files.isShared).toBe(name === 'a bucket')
  })
})

it('a key leads out of no folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'))
  await expect(openFolder(join(root, 'inside')).write('../outside', BYTES)).rejects.toThrow('not a key')
  rmSync(root, { recursive: true, force: true })
})

it('a file in a folder is as old as its last use', async () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'))
  const files = openFolder(root)
  await files.write('sounds/a.mp3', BYTES)
  utimesSync(join(root, 'sounds/a.mp3'), 0, 0)
  expect(Number((await files.find('sounds/a.mp3'))?.usedAt)).toBe(0)
  await files.touch('sounds/a.mp3')
  expect(Date.now() - Number((await files.find('sounds/a.mp3'))?.usedAt)).toBeLessThan(60_000)
  rmSync(root, { recursive: true, force: true })
})

it('so is one in a bucket, and a use soon after another costs no copy', async () => {
  const copies: unknown[] = []
  let usedAt = 0
  const server = createServer(({ method, headers }, response) => {
    if (method === 'PUT') copies.push(headers['x-amz-copy-source'])
    const body = method === 'PUT' ? '<CopyObjectResult></CopyObjectResult>' : ''
    response.writeHead(200, { 'last-modified': new Date(usedAt).toUTCString() }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  const files = await openBucketAt({ ...keys, S3_BUCKET: 'b', S3_ENDPOINT: `http://127.0.0.1:${port}` })
  await files.touch('sounds/a.mp3')
  expect(copies).toEqual(['b/sounds/a.mp3'])
  usedAt = Date.now() - HOUR_MS / 2
  await files.touch('sounds/a.mp3')
  expect(copies).toHaveLength(1)
  server.closeAllConnections()
  server.close()
})
