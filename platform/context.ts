import type { FastifyBaseLogger } from 'fastify'
import type { CallCentre } from './calls/call-centre.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Catalogue } from './content/catalogue.ts'
import type { OpenDb } from './db/open.ts'
import type { Env } from './env.ts'
import type { Flags } from './flags/open.ts'
import type { Outbox } from './email/outbox.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/storage.ts'

export type Logger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** What the routes and the sockets work with. `clock` gives milliseconds since 1970. */
export type Context = {
  env: Env
  database: OpenDb
  secrets: Secrets
  clock: () => number
  catalogue: Catalogue
  captcha: Captcha
  centre: CallCentre
  ringsPeople: boolean
  storage: Storage
  outbox: Outbox
  flags: Flags
  /** What one address may ask in a minute that costs something, over HTTP and socket together. */
  requestLimit: RateLimit
}
