import { join } from 'node:path'
import { z } from 'zod'
import { statsDaysSchema } from '../../lib/contract/counts.ts'
import { reachFieldSchema } from '../../lib/contract/data-rights.ts'
import { phoneFieldSchema } from '../../lib/contract/form-fields.ts'
import { SWITCHES } from '../abuse/blocks.ts'

const receipt = z.string().min(1).max(40)
const note = z.string().max(500).optional()

/** Whom a block is about: a number, an address, a switch, or the number of the block itself. */
const subjectSchema = z.union([
  z.strictObject({ number: phoneFieldSchema }),
  z.strictObject({ address: z.union([z.ipv4(), z.ipv6()]) }),
  z.strictObject({ what: z.enum(SWITCHES) }),
  z.strictObject({ id: z.string().regex(/^[0-9a-f]{8}$/) }),
])

/** What can be asked of the inbox, and of the blocks. */
export const commandSchema = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('list'),
    kind: z.enum(['contact', 'application', 'data-rights']).optional(),
    limit: z.number().int().min(1).max(10_000),
  }),
  z.object({ name: z.literal('show'), receipt }),
  z.object({ name: z.literal('file'), receipt }),
  z.object({ name: z.literal('find'), person: reachFieldSchema }),
  z.object({ name: z.literal('export'), person: reachFieldSchema }),
  z.object({ name: z.literal('done'), receipt, note }),
  z.object({ name: z.literal('fulfil'), receipt, note }),
  z.object({ name: z.literal('delete'), receipt }),
  z.object({ name: z.literal('erase'), person: reachFieldSchema }),
  z.object({ name: z.literal('purge') }),
  z.object({ name: z.literal('dead') }),
  z.object({ name: z.literal('retry') }),
  z.object({ name: z.literal('reports') }),
  z.object({ name: z.literal('code'), person: phoneFieldSchema }),
  z.object({ name: z.literal('stats'), days: statsDaysSchema }),
  z.object({ name: z.literal('blocks') }),
  z.object({ name: z.literal('block'), subject: subjectSchema }),
  z.object({ name: z.literal('lift'), subject: subjectSchema }),
])
export type Command = z.output<typeof commandSchema>

/** How a command finds the platform that has the data folder open: only who may read the folder may read this. */
export const controlSchema = z.object({ port: z.number().int().positive(), token: z.string().min(32) })

/** The file in the data folder that says so. */
export const controlFile = (dataDir: string): string => join(dataDir, 'control.json')

/** The answer to a command: what it gave, or why it could not be done. */
export const controlAnswerSchema = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), reason: z.string() }),
])
export type ControlAnswer = z.infer<typeof controlAnswerSchema>
