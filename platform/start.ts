import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { addRoutes, createApp } from './app.ts'
import { createCallCentre } from './calls/call-centre.ts'
import { dialogueOf } from './calls/dialogue.ts'
import { expectSuppressionKeys } from './calls/do-not-call.ts'
import { simulatedLine } from './calls/simulated-line.ts'
import { openSockets } from './calls/sockets.ts'
import { createSpeaker } from './calls/speaker.ts'
import type { SpeakCall } from './calls/speech.ts'
import { createCaptcha } from './captcha/captcha.ts'
import { loadCatalogue } from './content/catalogue.ts'
import type { Context, Logger } from './context.ts'
import { holdDatabase } from './db/hold.ts'
import { openDb } from './db/open.ts'
import type { Env } from './env.ts'
import { openFlags } from './flags/open.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openControl } from './inbox/control.ts'
import { openInbox } from './inbox/open.ts'
import { startRetention } from './inbox/retention.ts'
import { createRateLimit } from './rate-limit.ts'
import { openSecrets } from './secrets.ts'
import { chooseSpeech } from './speech/speech.ts'

export type Platform = { url: string; port: number; context: Context; log: Logger; stop: () => Promise<void> }

/** Everything but `env` has a default and is there for tests. */
type Options = {
  env: Env
  clock?: () => number
  silenceMs?: number
  speak?: SpeakCall
  logTo?: Writable | undefined
  /** Told when another platform has taken the database over: nothing more may be written to it. */
  onDisplaced?: () => void
}

/** Starts the platform and takes up unfinished calls; `stop` lets go of everything and loses nothing. */
export const startPlatform = async ({
  env,
  clock = Date.now,
  silenceMs,
  speak,
  logTo,
  onDisplaced = () => undefined,
}: Options): Promise<Platform> => {
  const app = createApp(env, logTo)
  const { log } = app
  const dataDir = resolve(env.DATA_DIR)
  await mkdir(dataDir, { recursive: true })
  const release = env.DATABASE_URL
    ? await holdDatabase(env.DATABASE_URL, { log, onDisplaced })
    : () => Promise.resolve()
  const [secrets, catalogue, database] = await Promise.all([
    openSecrets(env, dataDir),
    loadCatalogue(),
    openDb(dataDir, env.DATABASE_URL, log),
  ])
  await expectSuppressionKeys(database.db, secrets).catch(async (error: unknown) => {
    await database.close()
    await release()
    throw error
  })
  if (env.CAPTCHA_SECRET) log.warn('CAPTCHA_SECRET is called APP_SECRET now; the old name is still read')
  chooseSpeech(env)
  const speaker = createSpeaker(dataDir, log)
  const line = simulatedLine({ speed: env.LINE_SPEED, clock, speak: speak ?? speaker.speak })
  const centre = createCallCentre({
    db: database.db,
    line,
    secrets,
    clock,
    log,
    silenceMs,
    dialogueOf: (content) => dialogueOf(catalogue, content),
  })
  const captcha = createCaptcha(env, secrets, clock)
  const portOf = () => {
    const address = app.server.address()
    return typeof address === 'object' && address ? address.port : env.PLATFORM_PORT
  }
  const inbox = await openInbox({ env, database, secrets, clock, dataDir, port: portOf, log })
  const flags = await openFlags(env, log)
  const context = {
    env,
    database,
    secrets,
    clock,
    catalogue,
    captcha,
    centre,
    ringsPeople: line.ringsPeople,
    ...inbox,
    flags,
    requestLimit: createRateLimit({ name: 'requests', limit: env.REQUESTS_PER_MINUTE, windowS: 60 }),
  }
  await addRoutes(app, context)
  const io = openSockets(app.server, context, log)
  const stopHousekeeping = startHousekeeping({ db: database.db, dataDir, clock, log })
  const url = await app.listen({ port: env.PLATFORM_PORT, host: env.PLATFORM_HOST })
  if (!speak) speaker.warm()
  const resumed = await centre.recover()
  if (resumed > 0) log.info({ calls: resumed }, 'took up unfinished calls')

  const closeControl = await openControl(context, { dataDir, log })
  const stopRetention = startRetention(context, log)

  const stop = async () => {
    await stopHousekeeping()
    await closeControl()
    await stopRetention()
    flags.stop()
    await io.close()
    await app.close()
    await centre.stop()
    await speaker.stop()
    await inbox.outbox.stop()
    await database.close()
    await release()
  }
  return { url, port: portOf(), context, log, stop }
}
