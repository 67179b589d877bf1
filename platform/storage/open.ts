import type { Env } from '../env.ts'
import type { Secrets } from '../secrets.ts'
import { openLocalStorage } from './local.ts'
import type { Storage } from './storage.ts'

type Parts = { env: Env; dataDir: string; secrets: Secrets; port: () => number }

/** The storage of this installation: the bucket named in the settings, else the data folder. */
export const openStorage = async ({ env, dataDir, secrets, port }: Parts): Promise<Storage> => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (bucket && accessKeyId && secretAccessKey) {
    // The library of the store is as large as the rest of the platform.
    const { openS3Storage } = await import('./s3.ts')
    return openS3Storage({
      bucket,
      accessKeyId,
      secretAccessKey,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      publicEndpoint: env.STORAGE_URL ?? env.S3_ENDPOINT,
    })
  }
  return openLocalStorage({
    dataDir,
    origin: () => env.STORAGE_URL ?? `http://localhost:${port()}`,
    secrets,
  })
}
