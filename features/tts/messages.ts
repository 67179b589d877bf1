import 'server-only'
import { z } from 'zod'
import { READING_KINDS } from '@/lib/domain/reading/piece'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)
// Object.fromEntries forgets which keys it was given; each of them is there.
const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>)
const errorText = texts('title', 'text')

const schema = z.strictObject({
  form: texts(
    ...(['text', 'hint', 'count', 'tooLong', 'examples', 'voice'] as const),
    ...(['rate', 'listen', 'making', 'left', 'script', 'silent'] as const),
  ),
  examples: z.array(texts('label', 'text')).min(1),
  style: texts('label', 'north', 'south', 'more', 'thousand', 'gap', 'four', 'five', 'half'),
  choice: texts('nghìn', 'ngàn', 'linh', 'lẻ', 'tư', 'bốn', 'lăm', 'nhăm', 'phẩy năm', 'rưỡi'),
  reading: texts('title', 'written', 'spoken', 'kind', 'empty', 'plain', 'unknown', 'summary', 'english'),
  kinds: z.record(z.enum(READING_KINDS), text),
  result: texts('title', 'aiMade', 'download', 'ready'),
  problems: z.strictObject({
    limit: errorText,
    busy: errorText,
    unavailable: errorText,
    captcha: errorText,
    unreachable: errorText,
    network: errorText,
    internal: errorText,
  }),
})

export type TtsMessages = z.infer<typeof schema>
/** `silent` is said at the text itself, for it holds nothing that can be spoken. */
export type TtsError = keyof TtsMessages['problems'] | 'silent'

/** Every word of the text-to-speech try-out; a missing one stops the build. */
export const loadTtsMessages = async (lang: Locale): Promise<TtsMessages> => loadMessages(lang, 'tts', schema)
