import { z } from 'zod'
import { localizedSchema } from './localized.ts'

const blockId = z.string().min(1).max(60)
const slotName = z.string().min(1).max(40)
const buttonsSchema = z.array(localizedSchema).max(6).optional()

/** A block of a flow. */
export const blockSchema = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('say'),
      text: localizedSchema,
      buttons: buttonsSchema,
      card: z.array(slotName).max(10).optional().describe('Slots shown as a card under the text.'),
      next: blockId.optional(),
    })
    .describe('Says a text; `{name}` in it is the value of a slot. Without `next` it ends the topic.'),
  z
    .strictObject({
      type: z.literal('ask'),
      slot: slotName,
      text: localizedSchema,
      buttons: buttonsSchema,
      limit: z.number().int().min(1).max(5).describe('How often it asks before it goes to `otherwise`.'),
      next: blockId,
      otherwise: blockId,
    })
    .describe('Asks for a slot and waits; a slot that is known already is not asked for.'),
  z
    .strictObject({
      type: z.literal('condition'),
      cases: z
        .array(
          z.strictObject({
            slot: slotName,
            is: z.string().optional().describe('Without it the case holds when the slot has any value.'),
            next: blockId,
          }),
        )
        .min(1)
        .max(8),
      otherwise: blockId,
    })
    .describe('Goes on with the first case that holds, else with `otherwise`.'),
  z
    .strictObject({
      type: z.literal('lookup'),
      table: z.string().min(1).max(40),
      by: slotName.describe('The slot whose value names the row.'),
      next: blockId,
      otherwise: blockId,
    })
    .describe('Fills slots from a row of a table; `otherwise` where there is no such row.'),
  z
    .strictObject({
      type: z.literal('record'),
      fields: z.array(slotName).min(1).max(12),
      next: blockId,
    })
    .describe('Marks the record as complete.'),
  z
    .strictObject({ type: z.literal('handover'), text: localizedSchema })
    .describe('Says a text and hands the conversation over to a person.'),
])
export type Block = z.infer<typeof blockSchema>

const itemSchema = z.strictObject({
  id: z.string(),
  label: localizedSchema,
  words: z.array(z.string().min(1)),
})

/** A flow as data: where each intent begins, its blocks, what it may ask for, the lists it knows, the tables it looks things up in. */
export const flowSchema = z.strictObject({
  $schema: z.string().optional().describe('The address of this schema.'),
  id: z.string(),
  name: localizedSchema,
  thresholds: z
    .strictObject({ reply: z.number().min(0).max(1), suggest: z.number().min(0).max(1) })
    .describe(
      'From which confidence on the surest intent is acted upon, and from which on intents are offered to choose from.',
    ),
  starts: z
    .record(z.string(), z.strictObject({ label: localizedSchema, block: blockId }))
    .describe('The block each intent begins at, by the name of the intent.'),
  urgent: z
    .array(z.string())
    .max(5)
    .optional()
    .describe(
      'Types of entities that decide before anything learned does: the intent of the same name begins.',
    ),
  slots: z.record(
    slotName,
    z.strictObject({
      label: localizedSchema,
      entities: z.array(z.string()).describe('The types of entities that fill it.'),
      free: z.boolean().optional().describe('Whether what is typed fills it as it stands.'),
      intents: z
        .array(z.string())
        .max(10)
        .optional()
        .describe('The intents that an answer may look like while a free slot is asked for.'),
    }),
  ),
  blocks: z.record(blockId, blockSchema),
  lists: z
    .array(z.strictObject({ type: z.string(), items: z.array(itemSchema) }))
    .describe('What the flow knows by name: each item of a type with the words it goes by.'),
  tables: z
    .record(z.string(), z.record(z.string(), z.record(z.string(), localizedSchema)))
    .describe('Rows by the value that names them; each column is a slot that a lookup fills.'),
})
export type Flow = z.infer<typeof flowSchema>
