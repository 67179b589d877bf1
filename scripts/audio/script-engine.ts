import { parseEnv } from '../../platform/env-schema.ts'
import type { SpeechEngine } from '../../platform/speech/engine.ts'
import { openEngine } from '../../platform/speech/engines/open-engine.ts'
import { checkSpeech, providerOf, speechSchema } from '../../platform/speech/settings.ts'

const settings = parseEnv(speechSchema.superRefine(checkSpeech), process.env)

/** Who speaks what is made now. */
export const SPOKEN_BY = providerOf(settings)

/** The engine of SPEECH_ENGINE, a new one each time: espeak-ng remembers what it said before, and would give other files when fewer are made. */
export const openScriptEngine = (): Promise<SpeechEngine> => openEngine(settings)
