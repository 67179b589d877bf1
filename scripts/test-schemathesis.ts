import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testApiKeySchema } from '../lib/contract/api-key.ts'
import { success } from '../lib/contract/envelope.ts'
import { API_BASE, paths } from '../lib/contract/paths.ts'
import { solvePuzzle } from './bench/client.ts'
import { freePort, run, start, stopAll, stopOnSignal, waitFor } from './lib/processes.ts'

// Requests made up by schemathesis from the platform's own document, against a platform of its own.
const VERSION = '4.32.5'
const FOLDER = path.resolve('node_modules/.cache', `schemathesis-${VERSION}`)
const COMMAND = path.join(FOLDER, 'bin', 'schemathesis')
const MUCH = '1000000'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Installs the tool once per version; false where Python or PyPI cannot be had. */
const install = async (): Promise<boolean> => {
  if (existsSync(COMMAND)) return true
  const isThere =
    (await run('python3', ['-m', 'venv', FOLDER]).catch(() => 1)) === 0 &&
    (await run(path.join(FOLDER, 'bin', 'pip'), ['install', '-q', `schemathesis==${VERSION}`])) === 0
  if (!isThere) rmSync(FOLDER, { recursive: true, force: true })
  return isThere
}

/** A visitor's key: what takes one is tested behind that door too. */
const takeKey = async (api: string): Promise<string> => {
  const puzzle: unknown = await (await fetch(api + paths.captchaChallenge('api-key'))).json()
  const answer = await fetch(api + paths.testApiKey, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recaptcha: await solvePuzzle(puzzle) }),
  })
  return success(testApiKeySchema).parse(await answer.json()).result.key
}

const execute = async (): Promise<number> => {
  if (!(await install())) {
    say(`The API was not tested: schemathesis ${VERSION} could not be had from PyPI.`)
    return 0
  }
  const port = String(await freePort())
  const env = {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'test-api-')),
    PLATFORM_PORT: port,
    LOG_LEVEL: 'error',
    LINE_SPEED: '1000',
    REQUESTS_PER_MINUTE: MUCH,
    HANDSET_STEPS_PER_HOUR: MUCH,
    API_TEST_CALLS: MUCH,
    API_TEST_CHARACTERS: MUCH,
    CAPTCHA_TRIES: '1',
  }
  try {
    const platform = start('node', ['platform/main.ts'], { env })
    await waitFor(`http://localhost:${port}/healthz`, platform)
    const key = await takeKey(`http://localhost:${port}${API_BASE}`)
    return await run(COMMAND, [
      ...['--config-file', 'scripts/schemathesis.toml', 'run', `http://localhost:${port}/openapi.json`],
      ...['--phases', 'examples,coverage,fuzzing,stateful', '--max-examples', '15'],
      ...['--request-timeout', '15', '--seed', '1'],
      ...['--header', `Authorization: Bearer ${key}`],
      ...process.argv.slice(2),
    ])
  } finally {
    await stopAll()
    rmSync(env.DATA_DIR, { recursive: true, force: true })
  }
}

stopOnSignal()
process.exitCode = await execute()
