import 'server-only'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)
// Object.fromEntries forgets which keys it was given; each of them is there.
const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>)

export const handsetMessagesSchema = z.strictObject({
  launch: texts('quiet', 'strong', 'hint'),
  ...texts('title', 'close', 'phone', 'loading', 'ringing', 'ringingHint', 'answer', 'decline').shape,
  ...texts(
    'talking',
    'replaying',
    'hangUp',
    'stopReplay',
    'elapsed',
    'soundFailed',
    'standIn',
    'captions',
    'keypad',
  ).shape,
  ...texts('replies', 'keysHint', 'wait', 'yourTurn', 'key', 'keyNamed', 'pressed', 'star', 'hash').shape,
  sound: texts('label', 'on', 'captions'),
  always: texts('repeat', 'person', 'stop'),
  speaker: texts('agent', 'customer'),
  business: texts('title', 'live', 'empty', 'status', 'keys', 'noKeys', 'duration'),
  done: texts(
    ...(['ended', 'missed', 'missedText', 'text', 'hungUp', 'noAnswer', 'replay', 'again'] as const),
    ...(['vtt', 'real', 'contact', 'transcript', 'aiMade', 'synthesizer', 'spokenBy'] as const),
  ),
  failed: texts('title', 'text', 'retry'),
})

export type HandsetMessages = z.infer<typeof handsetMessagesSchema>

/** Every word of the in-page handset in a language; a missing or unknown one stops the build. */
export const loadHandsetMessages = async (lang: Locale): Promise<HandsetMessages> =>
  loadMessages(lang, 'handset', handsetMessagesSchema)
