import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from './s3.ts'

/** A store that is just being started answers within some tries. */
const TRIES = 10

/** Makes the bucket of a store; false when this key has it already. Throws what the store says otherwise. */
export const makeBucket = async ({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings) => {
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: TRIES,
  })
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'BucketAlreadyOwnedByYou') return false
    throw error
  } finally {
    client.destroy()
  }
}
