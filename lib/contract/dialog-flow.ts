import { z } from 'zod'
import { localizedSchema } from './localized.ts'

const blockId = z.string().min(1).max(60)
const slotName = z.string().min(1).max(40)
const buttonsSchema = z.array(localizedSchema).max(6).optional()

/** A block of a flow. `say` without `next` ends the topic; `ask` waits for the visitor, `limit` times at most. */
export const blockSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('say'),
    text: localizedSchema,
    buttons: buttonsSchema,
    card: z.array(slotName).max(10).optional(),
    next: blockId.optional(),
  }),
  z.strictObject({
    type: z.literal('ask'),
    slot: slotName,
    text: localizedSchema,
    buttons: buttonsSchema,
    limit: z.number().int().min(1).max(5),
    next: blockId,
    otherwise: blockId,
  }),
  z.strictObject({
    type: z.literal('condition'),
    cases: z
      .array(z.strictObject({ slot: slotName, is: z.string().optional(), next: blockId }))
      .min(1)
      .max(8),
    otherwise: blockId,
  }),
  z.strictObject({
    type: z.literal('lookup'),
    table: z.string().min(1).max(40),
    by: slotName,
    next: blockId,
    otherwise: blockId,
  }),
  z.strictObject({
    type: z.literal('record'),
    fields: z.array(slotName).min(1).max(12),
    next: blockId,
  }),
  z.strictObject({ type: z.literal('handover'), text: localizedSchema }),
])
export type Block = z.infer<typeof blockSchema>

const itemSchema = z.strictObject({
  id: z.string(),
  label: localizedSchema,
  words: z.array(z.string().min(1)),
})

/** A flow as data: where each intent begins, its blocks, what it may ask for, the lists it knows, the tables it looks things up in. */
export const flowSchema = z.strictObject({
  id: z.string(),
  name: localizedSchema,
  thresholds: z.strictObject({ reply: z.number().min(0).max(1), suggest: z.number().min(0).max(1) }),
  starts: z.record(z.string(), z.strictObject({ label: localizedSchema, block: blockId })),
  slots: z.record(
    slotName,
    z.strictObject({
      label: localizedSchema,
      /** The types of entities that fill it. */
      entities: z.array(z.string()),
      /** Whether what is typed fills it as it stands. */
      free: z.boolean().optional(),
    }),
  ),
  blocks: z.record(blockId, blockSchema),
  lists: z.array(z.strictObject({ type: z.string(), items: z.array(itemSchema) })),
  tables: z.record(z.string(), z.record(z.string(), z.record(z.string(), localizedSchema))),
})
export type Flow = z.infer<typeof flowSchema>
