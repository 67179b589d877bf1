import 'server-only'
import { z } from 'zod'
import { PORTAL_IDS } from '@/features/auth/products'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

const authSchema = z.strictObject({
  signIn: z.strictObject({ open: text, lead: text, submit: text, register: text, leaving: text, apps: text }),
  account: z.strictObject({
    label: text,
    labelNamed: text,
    apps: text,
    myApps: text,
    profile: text,
    signOut: text,
  }),
  problem: text,
  ended: text,
})

const portalSchema = z.strictObject({
  products: z.record(z.enum(PORTAL_IDS), z.strictObject({ name: text, text })),
  list: z.strictObject({
    metaTitle: text,
    metaDescription: text,
    title: text,
    lead: text,
    open: text,
    own: text,
    empty: text,
    emptyText: text,
    contact: text,
    keys: text,
    webhooks: text,
  }),
  redirect: z.strictObject({
    metaTitle: text,
    metaDescription: text,
    going: text,
    goingText: text,
    goOn: text,
    anonymous: text,
    anonymousText: text,
    failed: text,
    failedText: text,
    retry: text,
    call: text,
    all: text,
  }),
})

export type AuthMessages = z.infer<typeof authSchema>
export type PortalMessages = z.infer<typeof portalSchema>

/** The messages of the header's account area in a language. */
export const loadAuthMessages = async (lang: Locale): Promise<AuthMessages> =>
  loadMessages(lang, 'auth', authSchema)

/** The messages of the portal and its products in a language. */
export const loadPortalMessages = async (lang: Locale): Promise<PortalMessages> =>
  loadMessages(lang, 'portal', portalSchema)
