import 'server-only'
import { z } from 'zod'
import { BRANDNAME_FAULTS } from '@/lib/domain/brandname'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

const schema = z.strictObject({
  label: text,
  hint: text,
  start: text,
  count: text,
  fits: text,
  faults: z.record(z.enum(BRANDNAME_FAULTS), text),
  same: text,
  other: text,
  number: text,
  incoming: text,
  spoken: text,
  spell: text,
})

export type BrandnameMessages = z.infer<typeof schema>

/** The words of the brandname check; a missing one stops the build. */
export const loadBrandnameMessages = (lang: Locale): Promise<BrandnameMessages> =>
  loadMessages(lang, 'brandname', schema)
