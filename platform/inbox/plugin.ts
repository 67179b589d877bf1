import type { FastifyPluginAsync } from 'fastify'
import { API_BASE } from '../../lib/contract/paths.ts'
import { openControl } from './control.ts'
import { cvRoutes } from './cv-routes.ts'
import { formRoutes } from './form-routes.ts'
import { startRetention } from './retention.ts'

/** The forms, what is kept of them for how long, and the door for `npm run inbox`. */
export const inboxPlugin: FastifyPluginAsync = async (app) => {
  const { log, dataDir } = app
  await app.register(formRoutes, { prefix: API_BASE })
  await app.register(cvRoutes, { prefix: API_BASE })
  const stops: (() => Promise<void>)[] = []
  app.addHook('onReady', async () => {
    stops.push(await openControl(app, { dataDir, log }), startRetention(app, log))
  })
  app.addHook('preClose', async () => {
    for (const stop of stops) await stop()
  })
}
