import { z } from 'zod'
import { PRODUCTS } from '@/lib/contract/enums'
import { lawIdsSchema } from '@/lib/law'

export const TOPICS = ['calls', 'rules', 'scripts', 'voice', 'dialog', 'running'] as const

const text = z
  .string()
  .trim()
  .min(1)
  .refine((value) => value === value.normalize('NFC'), 'not NFC')

const path = z.string().regex(/^\/(?:[a-z0-9#/-]*)$/)

/** What a guide is in both languages: content/guides/guides.json, in the order of the list. */
export const guideFactsSchema = z.strictObject({
  topic: z.enum(TOPICS),
  products: z.array(z.enum(PRODUCTS)).min(1),
  publishedOn: z.iso.date(),
  /** The day its facts were last looked at. */
  checkedOn: z.iso.date(),
  law: lawIdsSchema.optional(),
  /** Pages of the registry and other guides. */
  related: z.array(path).min(3),
})

/** The front matter of a guide in one language. */
export const guideHeadSchema = z.strictObject({
  /** The heading of the page. */
  title: text,
  /** What lists and breadcrumbs call it. */
  name: text,
  tagline: text,
  metaTitle: text,
  description: text.max(165),
  faq: z.array(z.strictObject({ q: text, a: text })).min(3),
  sources: z.array(z.strictObject({ title: text, url: z.url({ protocol: /^https$/ }) })).optional(),
})

export type GuideFacts = z.infer<typeof guideFactsSchema> & { slug: string }

/** A guide in one language: its facts, its front matter, its text as Markdown. */
export type Guide = GuideFacts & z.infer<typeof guideHeadSchema> & { body: string }
