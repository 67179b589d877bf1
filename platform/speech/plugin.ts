import type { FastifyPluginAsync } from 'fastify'
import { chooseSpeech } from './speech.ts'

/** The speech engine of the settings. */
export const speechPlugin: FastifyPluginAsync = async (app) => chooseSpeech(app.env)
