import 'server-only'
import { z } from 'zod'
import { loadMessages } from '@/lib/i18n/server'
import type { Locale } from '@/lib/i18n/config'

const text = z.string().min(1)

const schema = z.strictObject({
  title: text,
  lead: text,
  script: text,
  theme: z.strictObject({ label: text, system: text, light: text, dark: text }),
  data: z.strictObject({ label: text, normal: text, low: text, hint: text }),
  captions: z.strictObject({ label: text, page: text, vi: text, en: text, off: text }),
  language: text,
})

export type PreferenceMessages = z.infer<typeof schema>

/** Every word of the preferences in a language. */
export const loadPreferenceMessages = (lang: Locale): Promise<PreferenceMessages> =>
  loadMessages(lang, 'preferences', schema)
