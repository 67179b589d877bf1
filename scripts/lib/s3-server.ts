import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, run, start, stop } from './processes.ts'
import { isInstalled } from './tools.ts'

// An S3 server that checks signatures, sizes and ranges as Amazon's does, built by Go from its module proxy.
const VERSION = 'v1.8.0'
const FOLDER = path.resolve('node_modules/.cache', `versitygw-${VERSION}`)
const COMMAND = path.join(FOLDER, 'versitygw')
/** A first build takes some three minutes on two cores; what takes longer would hold up all of CI. */
const BUILD_SECONDS = '480'

/** Has Go build the server, once per version; false where Go or its modules cannot be had. */
export const installS3 = async (): Promise<boolean> => {
  if (existsSync(COMMAND)) return true
  if (!(await isInstalled('go', 'version'))) return false
  const source = `github.com/versity/versitygw/cmd/versitygw@${VERSION}`
  return (await run('timeout', [BUILD_SECONDS, 'go', 'install', source], { env: { GOBIN: FOLDER } })) === 0
}

const KEYS = { S3_ACCESS_KEY_ID: 'song', S3_SECRET_ACCESS_KEY: 'song-ai-test' }

/** Starts the server on a free port with a bucket; gives the settings that lead there. */
export const startS3 = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 's3-'))
  const [data, meta] = [path.join(folder, 'data'), path.join(folder, 'meta')]
  for (const part of [data, meta]) mkdirSync(part)
  const port = await freePort()
  const server = start(
    COMMAND,
    ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', '--sidecar', meta, data],
    {
      env: { ROOT_ACCESS_KEY: KEYS.S3_ACCESS_KEY_ID, ROOT_SECRET_KEY: KEYS.S3_SECRET_ACCESS_KEY },
      quiet: true,
    },
  )
  const settings = { ...KEYS, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'song-ai' }
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: settings.S3_ENDPOINT,
    forcePathStyle: true,
    credentials: { accessKeyId: KEYS.S3_ACCESS_KEY_ID, secretAccessKey: KEYS.S3_SECRET_ACCESS_KEY },
    maxAttempts: 10,
  })
  await client.send(new CreateBucketCommand({ Bucket: settings.S3_BUCKET }))
  client.destroy()
  return {
    settings,
    stop: async () => {
      await stop(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
