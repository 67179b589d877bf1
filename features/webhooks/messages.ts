import 'server-only'
import { z } from 'zod'
import { WEBHOOK_PROBLEMS, type UrlCode } from '@/features/webhooks/problems'
import { DELIVERY_ERRORS, DELIVERY_STATES } from '@/lib/contract/webhook'
import { loadFormMessages } from '@/lib/forms/messages'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

const schema = z.strictObject({
  metaTitle: text,
  metaDescription: text,
  title: text,
  lead: text,
  anonymous: text,
  noSignIn: text,
  contact: text,
  documents: text,
  keys: text,
  loading: text,
  retry: text,
  form: z.strictObject({ title: text, url: text, urlHint: text, add: text, adding: text }),
  secret: z.strictObject({ title: text, text, both: text, copy: text, copied: text }),
  list: text,
  empty: text,
  added: text,
  rotate: text,
  rotating: text,
  remove: text,
  confirm: z.strictObject({ title: text, text, keep: text, confirm: text, confirming: text, close: text }),
  deliveries: text,
  deliveriesText: text,
  deliveriesEmpty: text,
  refresh: text,
  delivery: z.strictObject({
    states: z.record(z.enum(DELIVERY_STATES), text),
    attempts: text,
    details: text,
    sent: text,
    answer: text,
    noAnswer: text,
    status: text,
    errors: z.record(z.enum(DELIVERY_ERRORS), text),
    resend: text,
    resending: text,
  }),
  problems: z.record(z.enum(WEBHOOK_PROBLEMS), text),
})

/** What the desk of webhooks says; `fields` by what is wrong with an address. */
export type WebhookMessages = z.infer<typeof schema> & { fields: Record<UrlCode, string> }

/** The messages of the page of webhooks in a language. */
export const loadWebhookMessages = async (lang: Locale): Promise<WebhookMessages> => {
  const [own, { fields }] = await Promise.all([
    loadMessages(lang, 'webhooks', schema),
    loadFormMessages(lang),
  ])
  const { URL_INVALID, URL_INNER, WEBHOOKS_TOO_MANY, WEBHOOK_NEEDS_KEY } = fields
  return { ...own, fields: { URL_INVALID, URL_INNER, WEBHOOKS_TOO_MANY, WEBHOOK_NEEDS_KEY } }
}
