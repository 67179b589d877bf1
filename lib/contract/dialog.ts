import { z } from 'zod'
import { charactersOf } from '../domain/plain-text.ts'
import { BOTS, DIALOG_ACTIONS, DIALOG_CHANGES, DIALOG_MAX_CHARACTERS, LOCALES } from './enums.ts'
import { emptyOr } from './field-codes.ts'

const textSchema = z
  .string({ error: emptyOr('TEXT_EMPTY', 'INVALID') })
  .max(4 * DIALOG_MAX_CHARACTERS, { error: 'TEXT_TOO_LONG' })
  .meta({ pattern: '\\S', maxLength: DIALOG_MAX_CHARACTERS })
  .transform((text) => text.toWellFormed().normalize('NFC').trim())
  .refine((text) => text.length > 0, { error: 'TEXT_EMPTY' })
  .refine((text) => charactersOf(text) <= DIALOG_MAX_CHARACTERS, { error: 'TEXT_TOO_LONG' })

const slotSchema = z.object({ name: z.string().max(40), value: z.string().max(500) })
const askedSchema = z.object({
  slot: z.string().max(40),
  block: z.string().max(60),
  times: z.number().int().min(0).max(9),
})

/** Where a conversation stands; a client may send it back, so that any server can go on with it. */
export const dialogStateSchema = z.object({
  topic: z.string().max(40).nullable(),
  asked: askedSchema.nullable(),
  slots: z.array(slotSchema).max(20),
  /** Topics left for another, the last one first. */
  paused: z.array(z.object({ topic: z.string().max(40), block: z.string().max(60) })).max(5),
  /** How many messages in a row were not understood. */
  unclear: z.number().int().min(0).max(9),
  /** The blocks the last message went through. */
  path: z.array(z.string().max(60)).max(60),
  handover: z.boolean(),
})
export type DialogState = z.infer<typeof dialogStateSchema>

const askingSchema = z.object({
  bot: z.enum(BOTS, { error: 'INVALID' }),
  language: z.enum(LOCALES, { error: 'INVALID' }),
  text: textSchema,
})

/** One message to be understood; `context` is where a conversation stands. */
export const understandRequestSchema = askingSchema.extend({
  context: dialogStateSchema.partial().optional(),
})
export type UnderstandRequest = z.input<typeof understandRequestSchema>

/** One message of a conversation. `session` is made up by the client; `state` is needed only where the server has forgotten it. */
export const turnRequestSchema = askingSchema.extend({
  session: z.string({ error: 'INVALID' }).min(1, { error: 'INVALID' }).max(64, { error: 'INVALID' }),
  state: dialogStateSchema.optional(),
})
export type TurnRequest = z.input<typeof turnRequestSchema>

const confidence = z.number().min(0).max(1)
const span = { start: z.number().int().nonnegative(), end: z.number().int().nonnegative() }

export const dialogMessageSchema = z.object({
  text: z.string(),
  /** The block that said it. */
  block: z.string(),
  buttons: z.array(z.string()),
  card: z.array(z.object({ label: z.string(), value: z.string() })),
})
export type DialogMessage = z.infer<typeof dialogMessageSchema>

/** How a message is understood; every `start` and `end` counts UTF-16 units of the text in NFC, trimmed. */
export const understandResultSchema = z.object({
  normalized: z.string(),
  tokens: z.array(
    z.object({
      text: z.string(),
      normalized: z.string(),
      change: z.enum(DIALOG_CHANGES).nullable(),
      ...span,
    }),
  ),
  intents: z.array(z.object({ intent: z.string(), confidence })),
  entities: z.array(z.object({ type: z.string(), value: z.string(), ...span })),
  decision: z.object({
    action: z.enum(DIALOG_ACTIONS),
    /** The intent that is acted upon; null unless the action is `reply`. */
    intent: z.string().nullable(),
    /** What is offered to choose from when the action is `suggest`. */
    options: z.array(z.string()),
    thresholds: z.object({ reply: confidence, suggest: confidence }),
    /** The sentences learned from that are most alike; none where a word of an emergency decided. */
    because: z.array(z.object({ text: z.string(), intent: z.string(), similarity: confidence })),
    /** What the bot would say. */
    messages: z.array(dialogMessageSchema),
  }),
})
export type UnderstandResult = z.infer<typeof understandResultSchema>

/** What goes to the systems behind: the topic, and each field that is known. */
export const dialogRecordSchema = z.object({
  topic: z.string().nullable(),
  fields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  complete: z.boolean(),
})
export type DialogRecord = z.infer<typeof dialogRecordSchema>

export const turnResultSchema = z.object({
  messages: z.array(dialogMessageSchema),
  state: dialogStateSchema,
  record: dialogRecordSchema,
})
export type TurnResult = z.infer<typeof turnResultSchema>
