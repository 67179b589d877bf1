import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { CV_MAX_BYTES } from '../../lib/contract/cv-file.ts'
import { openBucket } from './bucket.ts'
import { isKey, type Storage } from './storage.ts'

/** `publicEndpoint` is the address browsers know the store by, where it is not the one this machine uses. */
export type S3Settings = {
  bucket: string
  region: string
  endpoint?: string | undefined
  publicEndpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

const clientOf = (
  { region, accessKeyId, secretAccessKey }: S3Settings,
  endpoint: string | undefined,
): S3Client =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A store of one's own has one host name for all its buckets.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // The browser waits for the answer to its form meanwhile.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000 },
    // A checksum in a presigned address would be the one of an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

const INCOMING = 'incoming'
const KEPT = 'kept'

/** An S3-compatible store: browsers send straight to it, and what they sent is checked before it is used. */
export const openS3Storage = async (settings: S3Settings): Promise<Storage> => {
  const { bucket: Bucket, endpoint, publicEndpoint } = settings
  const client = clientOf(settings, endpoint)
  const signer = publicEndpoint && publicEndpoint !== endpoint ? clientOf(settings, publicEndpoint) : client

  const addressOf = async (Key: string, expiresIn: number, size: number) => {
    const put = new PutObjectCommand({ Bucket, Key, ContentLength: size })
    return getSignedUrl(signer, put, { expiresIn, signableHeaders: new Set(['host', 'content-length']) })
  }
  const sample = new URL(await addressOf(`${INCOMING}/`, 60, 1))
  const prefix = sample.origin + sample.pathname

  const files = openBucket(client, Bucket)

  return {
    files,
    presign: ({ key, size, expiresAt }) =>
      addressOf(
        `${INCOMING}/${key}`,
        Math.max(1, Math.round((expiresAt.getTime() - Date.now()) / 1_000)),
        size,
      ),
    keyOf: (address) => {
      const key = address.startsWith(prefix) ? address.slice(prefix.length) : ''
      return isKey(key) ? key : null
    },
    read: async (key) =>
      (await files.read(`${KEPT}/${key}`, CV_MAX_BYTES)) ?? files.read(`${INCOMING}/${key}`, CV_MAX_BYTES),
    settle: async (key, bytes) => {
      // What was checked is what is kept, whatever has been sent to the open address since.
      await files.write(`${KEPT}/${key}`, bytes)
      await files.remove(`${INCOMING}/${key}`)
    },
    remove: async (key) => {
      await Promise.all([files.remove(`${INCOMING}/${key}`), files.remove(`${KEPT}/${key}`)])
    },
    sweep: async (before) => {
      for await (const { key, usedAt } of files.list(INCOMING)) if (usedAt < before) await files.remove(key)
    },
  }
}
