import { readEnv } from './env.ts'
import { summarizeError } from './logger.ts'
import { makeBucket } from './storage/make-bucket.ts'

// `npm run bucket`: makes S3_BUCKET where it does not exist yet.
try {
  const env = readEnv(process.env)
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId = '',
    S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = env
  if (!bucket) throw new Error('set S3_BUCKET')
  const isNew = await makeBucket({
    bucket,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId,
    secretAccessKey,
  })
  process.stdout.write(isNew ? 'The bucket is made.\n' : 'The bucket is there.\n')
} catch (error) {
  process.stderr.write(`bucket: ${summarizeError(error)}\n`)
  process.exitCode = 1
}
