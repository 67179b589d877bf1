import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { goTool, installGoTool } from './go-tools.ts'
import { freePort, start, stop } from './processes.ts'

// An S3 server that checks signatures, sizes and ranges as Amazon's does.
const SOURCE = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0'

/** Has Go build the server, once per version; false where Go or its modules cannot be had. */
export const installS3 = () => installGoTool(SOURCE)

const KEYS = { S3_ACCESS_KEY_ID: 'song', S3_SECRET_ACCESS_KEY: 'song-ai-test' }

/** Starts the server on a free port; gives the settings that lead there, without a bucket. */
export const startS3 = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 's3-'))
  const [data, meta] = [path.join(folder, 'data'), path.join(folder, 'meta')]
  for (const part of [data, meta]) mkdirSync(part)
  const port = await freePort()
  const server = start(
    goTool(SOURCE),
    ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', '--sidecar', meta, data],
    {
      env: { ROOT_ACCESS_KEY: KEYS.S3_ACCESS_KEY_ID, ROOT_SECRET_KEY: KEYS.S3_SECRET_ACCESS_KEY },
      quiet: true,
    },
  )
  return {
    settings: { ...KEYS, S3_ENDPOINT: `http://127.0.0.1:${port}` },
    stop: async () => {
      await stop(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
