import { readFileSync } from 'node:fs'
import { z } from 'zod'

const text = z.string().min(1)

const about = {
  meaning: text,
  period: text.optional(),
  source: text,
  expires: z.iso.date().optional(),
}

const phrases = z.strictObject({ says: z.array(text).min(1), in: z.array(text).optional(), ...about })
const place = z.strictObject({ in: z.array(text).min(1), keys: text.optional(), ...about })

const schema = z.array(z.union([phrases, place]))

/** A number or superlative the site may use: phrases (anywhere, or only in some files), or everything under some keys of some files. */
export type Claim = z.infer<typeof schema>[number]

/** The claims file, checked; throws naming the entry that lacks a meaning or a source. */
export const readClaims = (file = 'claims.json'): Claim[] =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')))
