import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { openDb } from '../db/open.ts'
import { openMetrics } from '../metrics.ts'
import { openDrain } from '../drain.ts'
import { EMAIL_FOLDER, openDelivery } from '../email/deliver.ts'
import { removeOldFiles } from '../storage/files.ts'
import { openFolder } from '../storage/folder.ts'
import { createAccounts, seedDemoUser } from './accounts/accounts.ts'
import { createAttempts } from './accounts/attempts.ts'
import { createEmailTokens } from './accounts/email-tokens.ts'
import { SCRYPT_COST } from './accounts/password.ts'
import { createSecondFactors } from './accounts/second-factors.ts'
import { urlsOf } from './urls.ts'
import { addIdentityRoutes, createIdentityApp } from './app.ts'
import type { IdentityEnv } from './env.ts'
import { openKeys } from './keys.ts'
import { createLetters } from './letters.ts'
import { createAdapter, sweepRecords } from './oidc/adapter.ts'
import { createPageSources } from './oidc/pages.ts'
import { createProvider } from './oidc/provider.ts'
import { createFormAnswers } from './routes/form-answers.ts'
import { createPending } from './routes/pending.ts'

const SWEEP_MS = 600_000
const DAY_MS = 24 * 3_600_000

/** The folder of the embedded database; its own, because that kind serves one process. */
export const identityDir = (env: IdentityEnv): string => join(resolve(env.DATA_DIR), 'identity')

/** `clock` gives milliseconds since 1970; all but `env` is there for tests. */
type Options = { env: IdentityEnv; clock?: () => number; cost?: typeof SCRYPT_COST; logTo?: Writable }

/** Starts the identity server; `stop` lets go of everything, and a restart signs nobody out. */
export const startIdentity = async ({ env, clock = Date.now, cost = SCRYPT_COST, logTo }: Options) => {
  const app = createIdentityApp(env, logTo)
  const { log } = app
  const drain = openDrain(app)
  openMetrics(app, 'identity', env.METRICS_TOKEN)
  const folder = identityDir(env)
  await mkdir(folder, { recursive: true })
  const server = { url: env.DATABASE_URL, migrates: env.MIGRATE_AT_START === 'true' }
  const database = await openDb(folder, server, log)
  const { db } = database
  const urls = urlsOf(env)
  const keys = await openKeys(db)
  const accounts = createAccounts(db, clock, cost)
  const secondFactors = createSecondFactors({ db, keys, issuer: env.BRAND_NAME, clock })
  const attempts = createAttempts(db, env)
  const demoUser = await seedDemoUser(accounts, env)
  const tokens = createEmailTokens(db, clock)
  const files = openFolder(folder)
  const deliver = await openDelivery(env, files)
  const letters = createLetters({ env, urls, tokens, deliver, clock, log })
  const pages = createPageSources(env, urls)
  const adapter = createAdapter(db, clock)
  const provider = createProvider({ env, urls, keys, accounts, adapter, pages })
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the provider failed'))
  await addIdentityRoutes(app, {
    env,
    urls,
    database,
    keys,
    accounts,
    secondFactors,
    attempts,
    formAnswers: createFormAnswers(adapter),
    pending: createPending(adapter),
    tokens,
    letters,
    provider,
    drain,
    clock,
  })

  const sweep = async () => {
    await sweepRecords(db, clock())
    await attempts.deleteExpired(new Date(clock()))
    await removeOldFiles(files, log, EMAIL_FOLDER, clock() - DAY_MS)
  }
  await sweep()
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.error({ err: error }, 'sweeping failed'))
  }, SWEEP_MS)
  timer.unref()
  await app.listen({ port: env.IDENTITY_PORT, host: env.IDENTITY_HOST })

  const stop = async () => {
    clearInterval(timer)
    await drain.finish()
    await app.close()
    await letters.stop()
    await database.close()
  }
  const context = { db, keys, accounts, secondFactors, outbox: join(folder, EMAIL_FOLDER) }
  return { url: urls.base, issuer: urls.issuer, demoUser, log, context, drain: drain.begin, stop }
}
