import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { Client } from 'pg'
import { z } from 'zod'
import { captchaChallengeSchema } from '../../lib/contract/captcha.ts'
import { demoCallTicketSchema } from '../../lib/contract/demo-call.ts'
import type { CaptchaRoute, DemoCallKind } from '../../lib/contract/enums.ts'
import { failureSchema, success } from '../../lib/contract/envelope.ts'
import type { createSpeaker } from '../../platform/calls/speaker.ts'
import { readEnv } from '../../platform/env.ts'
import { startPlatform, type Platform } from '../../platform/start.ts'
import { makeBucket } from '../../platform/storage/make-bucket.ts'

/** How long a start may take while the whole suite runs on two cores. */
export const START_MS = 30_000

const noSound: typeof createSpeaker = () => async () => null

type Options = {
  env?: Record<string, string>
  clock?: () => number
  silenceMs?: number
  speaker?: typeof createSpeaker
  logTo?: Writable
}

const storeSchema = z.object({
  S3_ENDPOINT: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
})

/** The settings of a new bucket in the store that `npm run test:services` has started, or null where there is none. */
export const ownBucket = async () => {
  const { TEST_S3 } = process.env
  if (!TEST_S3) return null
  const store = storeSchema.parse(JSON.parse(TEST_S3))
  const bucket = `platform-${randomBytes(8).toString('hex')}`
  await makeBucket({
    bucket,
    region: 'us-east-1',
    endpoint: store.S3_ENDPOINT,
    accessKeyId: store.S3_ACCESS_KEY_ID,
    secretAccessKey: store.S3_SECRET_ACCESS_KEY,
  })
  return { ...store, S3_BUCKET: bucket }
}

/**
 * The services that `npm run test:services` has started: Redis, and for each platform a database and, where there is a store, a bucket
 * of its own. One whose clock is ahead removes what is new to the others.
 */
const ownServices = async (): Promise<Record<string, string>> => {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env
  if (!TEST_DATABASE_URL || !TEST_REDIS_URL) return {}
  const name = `platform_${randomBytes(8).toString('hex')}`
  const client = new Client({ connectionString: TEST_DATABASE_URL })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  const url = new URL(TEST_DATABASE_URL)
  url.pathname = name
  return { DATABASE_URL: url.href, REDIS_URL: TEST_REDIS_URL, ...(await ownBucket()) }
}

/** A platform on a free port, with a real database in a folder of its own, a quick line and generous limits. */
export const startHarness = async ({ env = {}, ...options }: Options = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'platform-'))
  const settings = readEnv({
    DATA_DIR: dataDir,
    PLATFORM_PORT: '0',
    PLATFORM_HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    LINE_SPEED: '100',
    CAPTCHA_TRIES: '1',
    VISITOR_DAILY_LIMIT: '1000',
    NUMBER_DAILY_LIMIT: '1000',
    ADDRESS_DAILY_LIMIT: '10000',
    RANGE_DAILY_LIMIT: '1000000',
    CALLS_PER_HOUR: '1000000',
    REQUESTS_PER_MINUTE: '100000',
    UPLOAD_MB_PER_ADDRESS: '100000',
    ...(await ownServices()),
    ...env,
  })
  const begin = () => startPlatform({ env: settings, speaker: noSound, ...options })
  let platform: Platform = await begin()
  return {
    get url() {
      return `http://127.0.0.1:${platform.port}`
    },
    get context() {
      return platform.app
    },
    /** Stops the process's part of the platform and starts it again on the same data; `between` is done while it is away. */
    restart: async (between?: () => Promise<void>) => {
      await platform.stop()
      await between?.()
      platform = await begin()
    },
    stop: async () => {
      await platform.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type Harness = Awaited<ReturnType<typeof startHarness>>

type Init = { method?: string; headers?: Record<string, string>; body?: unknown }

/** A visitor with a cookie jar. */
export const visitorOf = (harness: Pick<Harness, 'url'>, own: Record<string, string> = {}) => {
  let cookie = ''
  const send = async (path: string, { method = 'GET', headers = {}, body }: Init = {}) => {
    const response = await fetch(`${harness.url}/api/v1${path}`, {
      method,
      headers: {
        ...own,
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = response.headers.get('set-cookie')
    if (set) cookie = set.split(';')[0] ?? ''
    return response
  }
  return {
    send,
    get cookie() {
      return cookie
    },
    json: async (path: string, init?: Init): Promise<unknown> => (await send(path, init)).json(),
    failure: async (path: string, init?: Init) => failureSchema.parse(await (await send(path, init)).json()),
  }
}
export type Visitor = ReturnType<typeof visitorOf>

/** Does the work of a fresh captcha puzzle; gives the token. */
export const solveCaptcha = async (visitor: Visitor, route: CaptchaRoute): Promise<string> => {
  const answer = success(captchaChallengeSchema).parse(
    await visitor.json(`/captcha/challenge?route=${route}`),
  )
  const { parameters, signature } = answer.result
  const { expires_at, key_length, key_prefix, ...rest } = parameters
  const challenge = {
    parameters: { ...rest, expiresAt: expires_at, keyLength: key_length, keyPrefix: key_prefix },
    signature,
  }
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

let lastNumber = 0

/** A number nobody used in this run, with the ending that decides how the call goes. */
export const numberEnding = (ending: string): string =>
  `09120${String(++lastNumber).padStart(3, '0')}${ending}`

const consent = { accepted: true, version: 'test-1' }

/** The body of a good request for each kind of call. */
export const bodyFor = (kind: DemoCallKind, phoneNumber: string) =>
  kind === 'voice-otp'
    ? { phoneNumber, voice: 'thu-lam', rate: 1, otpCode: '2468', consent }
    : {
        phoneNumber,
        campaignId: kind === 'callbot' ? 'callbot-reminder' : 'payment-reminder',
        personalizedFields: { danh_xung: 'Anh', ten: 'Minh' },
        consent,
      }

/** Books a call as a visitor on the page would; gives the raw response. */
export const postCall = async (
  visitor: Visitor,
  phoneNumber: string,
  {
    kind = 'auto-call',
    body = {},
    headers = {},
  }: { kind?: DemoCallKind; body?: object; headers?: Record<string, string> } = {},
) => {
  const recaptcha = await solveCaptcha(visitor, kind)
  return visitor.send(`/demo-calls/${kind}`, {
    method: 'POST',
    headers,
    body: { ...bodyFor(kind, phoneNumber), recaptcha, ...body },
  })
}

/** Books a call that must be granted. */
export const bookCall = async (visitor: Visitor, phoneNumber: string, kind: DemoCallKind = 'auto-call') => {
  const answer: unknown = await (await postCall(visitor, phoneNumber, { kind })).json()
  return success(demoCallTicketSchema).parse(answer).result
}
