import 'server-only'
import { z } from 'zod'
import { BOTS, DIALOG_ACTIONS, DIALOG_CHANGES } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)
// Object.fromEntries forgets which keys it was given; each of them is there.
const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>)

const schema = z.strictObject({
  bot: text,
  bots: texts(...BOTS),
  script: text,
  loading: text,
  errors: texts('down', 'busy', 'tooLong'),
  lab: texts(
    ...([
      'title',
      'lead',
      'text',
      'hint',
      'examples',
      'hard',
      'compare',
      'second',
      'share',
      'shared',
    ] as const),
    ...([
      'read',
      'unchanged',
      'facts',
      'noFacts',
      'intents',
      'reply',
      'suggest',
      'why',
      'next',
      'decision',
    ] as const),
    ...(['alike', 'rule', 'note'] as const),
  ),
  actions: texts(...DIALOG_ACTIONS),
  changes: texts(...DIALOG_CHANGES),
  intents: z.record(z.string(), text),
  entities: z.record(z.string(), text),
  samples: z.strictObject({
    clinic: z.array(text).min(3),
    shop: z.array(text).min(3),
    card: z.array(text).min(3),
  }),
  chat: texts(
    ...([
      'title',
      'lead',
      'log',
      'frame',
      'web',
      'zalo',
      'messenger',
      'start',
      'write',
      'writeAsCustomer',
      'writeAsAgent',
      'sendAsAgent',
      'send',
      'typing',
      'you',
      'ai',
      'agent',
    ] as const),
    ...([
      'record',
      'noRecord',
      'complete',
      'desk',
      'deskNote',
      'suggested',
      'ask',
      'confirm',
      'wait',
      'take',
      'held',
      'giveBack',
      'allow',
      'handed',
      'contact',
      'contactWith',
      'download',
      'restart',
    ] as const),
  ),
})

export type DialogMessages = z.infer<typeof schema>

/** Every word of the dialogue try-outs; a missing one stops the build. */
export const loadDialogMessages = async (lang: Locale): Promise<DialogMessages> =>
  loadMessages(lang, 'dialog', schema)
