import type { FastifyPluginAsync } from 'fastify'
import { createBudget, forgetSpoken } from './budget.ts'
import { chooseSpeech, stopSpeech, warmSpeech } from './speech.ts'

/** The speech engine of the settings; `isWarmed` has it ready before the first call. */
export const speechPlugin: FastifyPluginAsync<{ isWarmed: boolean }> = async (app, { isWarmed }) => {
  const { env, database, clock } = app
  chooseSpeech(env, createBudget(database.db, env.SPEECH_DAILY_CHARACTERS, clock))
  app.jobs.everyHour('characters spoken', () => forgetSpoken(database.db, clock()))
  app.addHook('onReady', async () => {
    if (isWarmed)
      void warmSpeech('thu-lam').catch((error: unknown) =>
        app.log.warn({ err: error }, 'speech is not available'),
      )
  })
  app.addHook('onClose', () => stopSpeech())
}
