import { z } from 'zod'
import { SYNTHESIZER } from '../../lib/contract/enums.ts'
import engineVoices from '../seed/speech-voices.json' with { type: 'json' }
import { voiceEngine } from './voices.ts'

/** What may speak: espeak-ng from npm or an installed one, else a service, which costs money. */
const SPEECH_ENGINES = ['embedded', 'native', 'openai', 'google', 'azure', 'http'] as const

const text = z.string().min(1).optional()

/** The variables that choose what speaks. */
export const SPEECH_ENV = {
  SPEECH_ENGINE: z.enum(SPEECH_ENGINES).default('embedded'),
  SPEECH_COMMAND: z.string().default('espeak-ng'),
  SPEECH_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  SPEECH_KEY: text,
  SPEECH_REGION: z
    .string()
    .regex(/^[a-z0-9]+$/, 'such as southeastasia')
    .optional(),
  SPEECH_MODEL: z.string().min(1).default('gpt-4o-mini-tts'),
  SPEECH_PROVIDER: text,
}

export const speechSchema = z.object(SPEECH_ENV)
export type SpeechSettings = z.infer<typeof speechSchema>

type SpeechEnv = Pick<SpeechSettings, 'SPEECH_ENGINE' | 'SPEECH_URL' | 'SPEECH_KEY' | 'SPEECH_REGION'>

/** An engine without its address or key stops the start and not the first call. */
export const checkSpeech = (
  { SPEECH_ENGINE, SPEECH_URL, SPEECH_KEY, SPEECH_REGION }: SpeechEnv,
  context: z.RefinementCtx,
): void => {
  const refuse = (name: string) =>
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `is needed with SPEECH_ENGINE=${SPEECH_ENGINE}`,
    })
  if (SPEECH_ENGINE === 'http' && !SPEECH_URL) refuse('SPEECH_URL')
  if (SPEECH_ENGINE === 'azure' && !SPEECH_URL && !SPEECH_REGION) refuse('SPEECH_REGION')
  const hasOwnServer = SPEECH_ENGINE === 'openai' && SPEECH_URL
  if (['openai', 'google', 'azure'].includes(SPEECH_ENGINE) && !SPEECH_KEY && !hasOwnServer)
    refuse('SPEECH_KEY')
}

/** Whether what speaks is a service, so that every character may be billed. */
export const isService = ({ SPEECH_ENGINE }: SpeechSettings): boolean =>
  SPEECH_ENGINE !== 'embedded' && SPEECH_ENGINE !== 'native'

const PROVIDERS: Partial<Record<SpeechSettings['SPEECH_ENGINE'], string>> = {
  embedded: SYNTHESIZER,
  native: SYNTHESIZER,
  openai: 'OpenAI',
  google: 'Google Cloud',
  azure: 'Microsoft Azure',
}

/** Who speaks, by the name shown to visitors: `espeak-ng`, or the provider of the service. */
export const providerOf = ({ SPEECH_ENGINE, SPEECH_PROVIDER, SPEECH_URL }: SpeechSettings): string =>
  SPEECH_PROVIDER ?? PROVIDERS[SPEECH_ENGINE] ?? (SPEECH_URL ? new URL(SPEECH_URL).host : SPEECH_ENGINE)

const isMapped = (engine: string): engine is keyof typeof engineVoices => engine in engineVoices

/** The name a voice of ours has with the engine (`seed/speech-voices.json`); our own code where it is not mapped. Throws on an unknown voice. */
export const engineVoiceOf = ({ SPEECH_ENGINE }: SpeechSettings, code: string): string => {
  voiceEngine(code)
  if (!isMapped(SPEECH_ENGINE)) return code
  const voice = new Map(Object.entries(engineVoices[SPEECH_ENGINE])).get(code)
  if (!voice) throw new Error(`speech-voices.json: ${SPEECH_ENGINE} has no voice for ${code}`)
  return voice
}

/** What a sound in a voice of ours depends on beside its words: whoever keeps sounds keys them with it. */
export const speechKey = (settings: SpeechSettings, code: string): string => {
  const { SPEECH_ENGINE, SPEECH_COMMAND, SPEECH_URL, SPEECH_MODEL } = settings
  return JSON.stringify([
    SPEECH_ENGINE,
    SPEECH_COMMAND,
    SPEECH_URL,
    SPEECH_MODEL,
    engineVoiceOf(settings, code),
  ])
}
