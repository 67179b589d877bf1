import type { FastifyPluginAsync } from 'fastify'
import { isPaused } from '../abuse/blocks.ts'
import { createBudget, forgetSpoken } from './budget.ts'
import { chooseSpeech, stopSpeech, warmSpeech } from './speech.ts'

/** The speech engine of the settings; `isWarmed` has it ready before the first call. */
export const speechPlugin: FastifyPluginAsync<{ isWarmed: boolean }> = async (app, { isWarmed }) => {
  const { env, database, clock } = app
  const hourly = app.createLimit({
    name: 'speech',
    limit: env.SPEECH_HOURLY_CHARACTERS,
    windowS: 3_600,
  })
  const spendDaily = createBudget(database.db, env.SPEECH_DAILY_CHARACTERS, clock)
  const spend = async (characters: number) => {
    const { isAllowed } = await hourly.use('all', characters)
    if (!isAllowed)
      throw new Error(`more than ${env.SPEECH_HOURLY_CHARACTERS} characters for the speech service this hour`)
    await spendDaily(characters)
  }
  chooseSpeech(env, spend, async () => {
    if (await isPaused(app, 'speech')) throw new Error('speech is paused')
  })
  app.jobs.everyHour('characters spoken', () => forgetSpoken(database.db, clock()))
  app.addHook('onReady', async () => {
    if (isWarmed)
      void warmSpeech('thu-lam').catch((error: unknown) =>
        app.log.warn({ err: error }, 'speech is not available'),
      )
  })
  app.addHook('onClose', () => stopSpeech())
}
