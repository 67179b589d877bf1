import 'server-only'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)
const category = { title: text, text }

const schema = z.strictObject({
  banner: z.strictObject({ label: text, text, accept: text, refuse: text, more: text }),
  choices: z.strictObject({
    open: text,
    title: text,
    close: text,
    nothing: text,
    necessary: z.strictObject({ ...category, always: text }),
    measuring: z.strictObject(category),
    standing: z.strictObject({ granted: text, denied: text, gpc: text, open: text }),
    accept: text,
    refuse: text,
    policy: text,
  }),
})

export type ConsentMessages = z.output<typeof schema>

/** The messages of the cookie question and of the choices in the footer. */
export const loadConsentMessages = async (lang: Locale) => loadMessages(lang, 'consent', schema)
