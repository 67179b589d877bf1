import { z } from 'zod'

/** A piece of visible copy: never empty, composed (NFC). */
export const copy = z
  .string()
  .min(1)
  .refine((value) => value === value.normalize('NFC'), 'not NFC')

export const item = z.strictObject({ title: copy, text: copy })

export const heading = { title: copy, lead: copy.optional() }

export const buttons = { primary: copy.optional(), secondary: copy.optional() }
