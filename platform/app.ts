import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { abusePlugin } from './abuse/plugin.ts'
import { accountPlugin } from './account/plugin.ts'
import { apiKeysPlugin } from './api-keys/plugin.ts'
import { docsPlugin } from './api/docs.ts'
import { sendError } from './api/error-handler.ts'
import { apiPlugin } from './api/plugin.ts'
import { callApiPlugin } from './call-api/plugin.ts'
import { callCheckPlugin } from './call-check/plugin.ts'
import { callsPlugin } from './calls/plugin.ts'
import type { createSpeaker } from './calls/speaker.ts'
import { captchaPlugin } from './captcha/plugin.ts'
import { contentPlugin } from './content/plugin.ts'
import { countsPlugin } from './counts/plugin.ts'
import { databasePlugin } from './db/plugin.ts'
import { dialogPlugin } from './dialog/plugin.ts'
import { openDrain, type Drain } from './drain.ts'
import type { Env } from './env.ts'
import { flagsPlugin } from './flags/plugin.ts'
import { gaugesPlugin } from './gauges.ts'
import { inboxPlugin } from './inbox/plugin.ts'
import { jobsPlugin } from './jobs.ts'
import { limitsPlugin } from './limits.ts'
import { loggerOptions } from './logger.ts'
import { openMetrics } from './metrics.ts'
import { emailPlugin } from './email/plugin.ts'
import { replicaPlugin } from './replica.ts'
import { genReqId, openRequestIds } from './request-id.ts'
import { openSecrets, type Secrets } from './secrets.ts'
import { reportsPlugin } from './reports/plugin.ts'
import { speechPlugin } from './speech/plugin.ts'
import { speechApiPlugin } from './speech-api/plugin.ts'
import { statusPlugin } from './status/plugin.ts'
import { storagePlugin } from './storage/plugin.ts'
import { ttsPlugin } from './tts/plugin.ts'
import { webhooksPlugin } from './webhooks/plugin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    env: Env
    /** DATA_DIR as an absolute path. */
    dataDir: string
    /** Milliseconds since 1970. */
    clock: () => number
    secrets: Secrets
    drain: Drain
    /** The port of this platform, once it listens. */
    port: () => number
  }
}

const BODY_LIMIT = 32 * 1024

/** Everything but `env` has a default and is there for tests. */
export type Options = {
  env: Env
  clock?: () => number
  silenceMs?: number
  speaker?: typeof createSpeaker
  logTo?: Writable | undefined
}

/** A server that logs structured lines and has no routes yet. */
export const createApp = ({ env, logTo }: Pick<Options, 'env' | 'logTo'>): FastifyInstance =>
  Fastify({
    logger: loggerOptions(env.LOG_LEVEL, logTo),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    // Until the last connection is closed who comes over it is answered.
    return503OnClosing: false,
    // The first start makes a database, which takes as long as the machine needs.
    pluginTimeout: 0,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    genReqId,
  })

/** Registers every area: its routes, what it keeps, its jobs and its end. They close in the reverse order. */
export const registerAreas = async (
  app: FastifyInstance,
  { env, clock = Date.now, silenceMs, speaker }: Options,
): Promise<void> => {
  const dataDir = resolve(env.DATA_DIR)
  await mkdir(dataDir, { recursive: true })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('env', env)
  app.decorate('dataDir', dataDir)
  app.decorate('clock', clock)
  app.decorate('port', () => {
    const address = app.server.address()
    return typeof address === 'object' && address ? address.port : env.PLATFORM_PORT
  })
  openRequestIds(app)
  app.decorate('drain', openDrain(app))
  app.decorate('metrics', openMetrics(app, 'platform', env.METRICS_TOKEN))
  await app.register(apiPlugin)
  await app.register(databasePlugin)
  app.decorate('secrets', await openSecrets(env, dataDir))
  await app.register(replicaPlugin)
  await app.register(jobsPlugin)
  await app.register(gaugesPlugin)
  await app.register(limitsPlugin)
  await app.register(abusePlugin)
  await app.register(storagePlugin)
  await app.register(captchaPlugin)
  await app.register(contentPlugin)
  await app.register(accountPlugin)
  await app.register(apiKeysPlugin)
  await app.register(speechPlugin, { isWarmed: speaker === undefined })
  // Its streams never end by themselves, and the sockets wait for every connection: so they end before.
  await app.register(flagsPlugin)
  await app.register(callsPlugin, { silenceMs, speaker })
  await app.register(ttsPlugin)
  await app.register(dialogPlugin)
  await app.register(speechApiPlugin)
  await app.register(webhooksPlugin)
  await app.register(callApiPlugin)
  await app.register(callCheckPlugin)
  await app.register(emailPlugin)
  await app.register(inboxPlugin)
  await app.register(reportsPlugin)
  await app.register(countsPlugin)
  await app.register(statusPlugin)
  await app.register(docsPlugin)
}
