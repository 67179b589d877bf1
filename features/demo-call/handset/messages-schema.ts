import { z } from 'zod'

const text = z.string().min(1)
// Object.fromEntries forgets which keys it was given; each of them is there.
const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>)

/** The words of the in-page handset; islands import only the type. */
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
    ...(['vtt', 'real', 'contact', 'transcript', 'aiMade'] as const),
  ),
  failed: texts('title', 'text', 'retry'),
})

export type HandsetMessages = z.infer<typeof handsetMessagesSchema>
