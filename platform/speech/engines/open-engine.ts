import type { SpeechEngine } from '../engine.ts'
import { espeakEngine } from '../espeak.ts'
import { httpEngine } from './http-engine.ts'
import { nativeEspeak } from './native-espeak.ts'

export const SPEECH_ENGINES = ['wasm', 'native', 'http'] as const

/** Which engine speaks: espeak-ng as WebAssembly, an installed espeak-ng, or a service by its address. */
export type SpeechSettings = {
  SPEECH_ENGINE: (typeof SPEECH_ENGINES)[number]
  SPEECH_COMMAND: string
  SPEECH_URL?: string | undefined
}

export const DEFAULT_SPEECH: SpeechSettings = { SPEECH_ENGINE: 'wasm', SPEECH_COMMAND: 'espeak-ng' }

/** The engine of these settings; rejects when it needs an address and has none. */
export const openEngine = async ({
  SPEECH_ENGINE: engine,
  SPEECH_COMMAND: command,
  SPEECH_URL: url,
}: SpeechSettings): Promise<SpeechEngine> => {
  if (engine === 'native') return nativeEspeak(command)
  if (engine === 'wasm') return espeakEngine()
  if (!url) throw new Error('SPEECH_ENGINE=http needs SPEECH_URL')
  return httpEngine(url)
}
