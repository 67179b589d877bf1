import type { SpeechEngine } from '../engine.ts'
import { espeakEngine } from '../espeak.ts'
import type { SpeechSettings } from '../settings.ts'
import { nativeEspeak } from './native-espeak.ts'
import { PROTOCOLS } from './protocols.ts'
import { serviceEngine } from './service-engine.ts'

/** The engine of these settings. */
export const openEngine = async (settings: SpeechSettings): Promise<SpeechEngine> => {
  const { SPEECH_ENGINE: engine } = settings
  if (engine === 'embedded') return espeakEngine()
  if (engine === 'native') return nativeEspeak(settings.SPEECH_COMMAND)
  return serviceEngine(settings, PROTOCOLS[engine](settings))
}
