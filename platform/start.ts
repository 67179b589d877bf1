import type { FastifyInstance } from 'fastify'
import { createApp, registerAreas, type Options } from './app.ts'
import type { Logger } from './logger.ts'

export type Platform = {
  url: string
  port: number
  app: FastifyInstance
  log: Logger
  /** Says from now on that this replica is not ready, and begins no calls. */
  drain: () => void
  stop: () => Promise<void>
}

/** Starts the platform and takes up unfinished calls; `stop` lets go of everything and loses nothing. */
export const startPlatform = async (options: Options): Promise<Platform> => {
  const { env } = options
  const app = createApp(options)
  if (env.CAPTCHA_SECRET) app.log.warn('CAPTCHA_SECRET is called APP_SECRET now; the old name is still read')
  try {
    await registerAreas(app, options)
    const url = await app.listen({ port: env.PLATFORM_PORT, host: env.PLATFORM_HOST })
    return { url, port: app.port(), app, log: app.log, drain: app.drain.begin, stop: () => app.close() }
  } catch (error) {
    await app.close()
    throw error
  }
}
