import { mkdirSync, writeFileSync } from 'node:fs'
import { hasPostgres, startPostgres } from '../tests/platform/postgres.ts'
import { hasRedis, startRedis } from '../tests/platform/redis.ts'
import { countOf, RESULTS, unitCount } from './lib/counts.ts'
import { run, stopAll, stopOnSignal } from './lib/processes.ts'
import { installS3, startS3 } from './lib/s3-server.ts'

// The tests of the platform once more, with PostgreSQL, Redis and a bucket in the place of the embedded database, memory and folders.
const FILES = [
  ...['files', 'shared-files', 'admission', 'call-results', 'polling', 'restart', 'sockets', 'daily-limits'],
  ...['contacts', 'applications', 'data-rights', 'outbox', 'letters', 'jobs'],
  // Whole processes on one PostgreSQL: what `npm test` leaves to this command.
  ...['replicas', 'two-platforms'],
  ...['rate-limit', 'tts', 'speech-budget', 'recordings', 'erase-calls', 'handset', 'voice-otp', 'flags'],
]
const RESULT = `${RESULTS}/services.json`

const say = (line: string) => process.stdout.write(`${line}\n`)

const execute = async (): Promise<number> => {
  const missing = [!hasPostgres && 'PostgreSQL', !hasRedis && 'Redis'].filter(Boolean)
  if (missing.length > 0) {
    say(`The platform was not tested on its services: ${missing.join(' and ')} cannot be found here.`)
    return 0
  }
  const s3 = (await installS3()) ? await startS3() : null
  if (!s3) say('An S3 server could not be had from the Go module proxy: files are kept in folders.')
  const [postgres, redis] = [await startPostgres(), await startRedis()]
  try {
    mkdirSync(RESULTS, { recursive: true })
    const env = {
      TEST_DATABASE_URL: postgres.url,
      TEST_REDIS_URL: redis.url,
      TEST_S3: s3 ? JSON.stringify(s3.settings) : undefined,
    }
    const [, , ...named] = process.argv
    const files = (named.length > 0 ? named : FILES).map((name) => `tests/platform/${name}.test.ts`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULT}`]
    const code = await run('vitest', ['run', ...reporters, ...files], { env })
    const { passed, failed } = countOf(code, () => unitCount(RESULT))
    writeFileSync(`${RESULTS}/services.txt`, `${passed} passed, ${failed} failed\n`)
    return code
  } finally {
    await redis.stop()
    await postgres.stop()
    await s3?.stop()
  }
}

stopOnSignal()
try {
  process.exitCode = await execute()
} catch (error) {
  say(`test:services: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await stopAll()
}
