import 'server-only'
import { z } from 'zod'
import { CALL_RESULTS, DEMO_CALL_KINDS } from '@/lib/contract/enums'
import { ERROR_CODES } from '@/lib/contract/error-codes'
import { FIELD_CODES } from '@/lib/contract/field-codes'
import type { Locale } from '@/lib/i18n/config'
import { env } from '@/lib/env'
import { parseMessages } from '@/lib/i18n/parse-messages'
import { replaceWords } from '@/lib/i18n/replace-words'
import { loadMessages } from '@/lib/i18n/server'
import { loadHandsetMessages, type HandsetMessages } from './handset/messages'

const text = z.string().min(1)
// Object.fromEntries forgets which keys it was given; each of them is there.
const keyed = <Key extends string, Schema>(keys: readonly Key[], schema: Schema) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>
const texts = <Key extends string>(...keys: Key[]) => z.strictObject(keyed(keys, text))

const cardSchema = z.strictObject({
  ...texts(
    'title',
    'left',
    'none',
    'phone',
    'phoneFormat',
    'phoneHint',
    'suggestion',
    'scenario',
    'scenarioPlaceholder',
    'voice',
    'moreVoices',
    'fewerVoices',
    'script',
  ).shape,
  ...texts('consent', 'privacy', 'line', 'numbers', 'call', 'checking', 'agent').shape,
  kinds: z.strictObject({ label: text, ...keyed(DEMO_CALL_KINDS, text) }),
  otp: texts('digits', 'length', 'code', 'another', 'rate', 'times'),
  noScript: texts('title', 'text', 'listen', 'contact'),
  press: texts('waiting', 'late'),
  personal: z.record(z.string(), text),
  unavailable: texts('title', 'text', 'retry', 'contact'),
  creating: texts('title', 'text'),
  calling: z.strictObject({
    ...texts('title', 'ringing', 'talking', 'hangUp', 'hangingUp', 'elapsed').shape,
    hint: texts(...DEMO_CALL_KINDS),
  }),
  connection: texts('reconnecting', 'polling', 'unreachable'),
  done: texts(
    ...(['duration', 'replay', 'recording', 'transcript', 'noRecording', 'again', 'otherNumber'] as const),
    ...(['help', 'advise', 'samples', 'support', 'aiMade', 'noTranscript', 'show'] as const),
    ...(['dataRights', 'callCheck'] as const),
  ),
  speaker: texts('agent', 'customer'),
  results: z.record(
    z.enum([...CALL_RESULTS, 'HUNG_UP', 'NOT_REACHABLE']),
    texts('label', 'title', 'cause', 'action'),
  ),
})

const errorsSchema = z.strictObject({
  fields: z.record(z.enum(FIELD_CODES), text),
  problems: z.record(
    z.enum([...ERROR_CODES, 'NETWORK', 'CAPTCHA_UNREACHABLE']),
    texts('title', 'text', 'action'),
  ),
})

export type DemoCallMessages = z.infer<typeof cardSchema> & { errors: z.infer<typeof errorsSchema> }

const split = ({
  creating,
  calling,
  connection,
  done,
  speaker,
  results,
  errors,
  noScript,
  ...card
}: DemoCallMessages) => ({
  noScript,
  card: { ...card, samples: done.samples },
  call: { creating, calling, connection, done, speaker, results, errors },
})

type Parts = ReturnType<typeof split>

/** What the card says before anything is pressed. */
export type CardMessages = Parts['card'] & { handset: HandsetMessages['launch'] }
/** What is said from the first press on, in the page's handset too. */
export type CallMessages = Parts['call'] & { handset: HandsetMessages }

/** Every word of the demo call in a language, as the line of this environment makes them true; a result or error code without its sentences, or a word for the simulated line that stands in for none, stops the build. */
export const loadDemoCallMessages = async (lang: Locale): Promise<DemoCallMessages> => {
  const isSimulated = env().LINE_MODE === 'simulated'
  const [card, simulated, errors] = await Promise.all([
    loadMessages(lang, 'demo-call'),
    isSimulated ? loadMessages(lang, 'demo-call-simulated') : {},
    loadMessages(lang, 'errors', errorsSchema),
  ])
  const files = `locales/${lang}/demo-call${isSimulated ? '-simulated' : ''}.json`
  return { ...parseMessages(cardSchema, replaceWords(card, simulated), files), errors }
}

/** The words that travel with the page, and those of what stands there where no script runs. */
export const loadCardMessages = async (lang: Locale) => {
  const [all, { launch }] = await Promise.all([loadDemoCallMessages(lang), loadHandsetMessages(lang)])
  const { card, noScript } = split(all)
  const messages: CardMessages = { ...card, handset: launch }
  return { messages, noScript }
}

/** The words that the browser fetches when somebody comes near the card. */
export const loadCallMessages = async (lang: Locale): Promise<CallMessages> => {
  const [all, handset] = await Promise.all([loadDemoCallMessages(lang), loadHandsetMessages(lang)])
  return { ...split(all).call, handset }
}
