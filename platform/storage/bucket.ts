import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import type { Files } from './files.ts'

/** A use within this time of the last one is not noted: that takes a copy of the file. */
const NOTED_MS = 3_600_000

const missingAsNull = (error: unknown) => {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null
  throw error
}

/** Files in a bucket of an S3-compatible store, which all replicas share. */
export const openBucket = (client: S3Client, Bucket: string): Files => {
  const find = async (Key: string) => {
    const head = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(missingAsNull)
    return head && { key: Key, size: head.ContentLength ?? 0, usedAt: head.LastModified ?? new Date() }
  }

  const get = async (Key: string, Range?: string) =>
    client.send(new GetObjectCommand({ Bucket, Key, Range })).catch(missingAsNull)

  return {
    isShared: true,
    write: async (Key, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    read: async (key, maxBytes = Infinity) => {
      const object = await get(key)
      if (!object?.Body) return null
      if ((object.ContentLength ?? 0) <= maxBytes)
        return Buffer.from(await object.Body.transformToByteArray())
      if (object.Body instanceof Readable) object.Body.destroy()
      return null
    },
    find,
    stream: async (key, { start, end }) => {
      const object = await get(key, `bytes=${start}-${end}`)
      if (!(object?.Body instanceof Readable)) throw new Error('the store sent no file')
      return object.Body
    },
    touch: async (key) => {
      const facts = await find(key)
      if (!facts || Date.now() - facts.usedAt.getTime() < NOTED_MS) return
      const CopySource = `${Bucket}/${key}`
      await client.send(new CopyObjectCommand({ Bucket, Key: key, CopySource, MetadataDirective: 'REPLACE' }))
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    list: async function* (folder) {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket, Prefix: `${folder}/` },
      )) {
        for (const { Key, Size = 0, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key, size: Size, usedAt: LastModified }
      }
    },
  }
}
