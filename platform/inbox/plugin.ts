import type { FastifyPluginAsync } from 'fastify'
import { API_BASE } from '../../lib/contract/paths.ts'
import { openControl } from './control.ts'
import { cvRoutes } from './cv-routes.ts'
import { formRoutes } from './form-routes.ts'
import { purge } from './retention.ts'

/** The forms, what is kept of them for how long, and the door for `npm run inbox`. */
export const inboxPlugin: FastifyPluginAsync = async (app) => {
  const { log, dataDir } = app
  await app.register(formRoutes, { prefix: API_BASE })
  await app.register(cvRoutes, { prefix: API_BASE })
  app.jobs.everyHour('retention', () => purge(app))
  let close: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    close = await openControl(app, { dataDir, log })
  })
  app.addHook('preClose', async () => close?.())
}
