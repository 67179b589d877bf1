import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { CONTACT_PURPOSES, DATA_RIGHTS, LOCALES, type Locale } from '../../lib/contract/enums.ts'
import type { Submission } from '../db/schema.ts'
import { fill, formatTime } from './format.ts'
import type { Letter, Row } from './letter.ts'

const text = z.string().min(1)

const messagesSchema = z.object({
  greeting: text,
  kinds: z.object({
    contact: z.object({ subject: text, text }),
    application: z.object({ subject: text, text }),
    'data-rights': z.object({ subject: text, text }),
  }),
  labels: z.object({ receipt: text, received: text, about: text }),
  purposes: z.record(z.enum(CONTACT_PURPOSES), text),
  rights: z.record(z.enum(DATA_RIGHTS), text),
  reply: text,
  demoNotice: text,
  notYou: text,
})

const readMessages = (locale: Locale) =>
  messagesSchema.parse(JSON.parse(readFileSync(new URL(`./visitor.${locale}.json`, import.meta.url), 'utf8')))

const MESSAGES = { vi: readMessages('vi'), en: readMessages('en') }

const aboutRow = ({ content }: Submission, locale: Locale): Row[] => {
  const { labels, purposes, rights } = MESSAGES[locale]
  if (content.kind === 'contact') return [{ label: labels.about, value: purposes[content.purpose] }]
  if (content.kind === 'data-rights') return [{ label: labels.about, value: rights[content.right] }]
  return []
}

const rightsPath = (locale: Locale) => (locale === LOCALES[0] ? '/data-rights' : `/${locale}/data-rights`)

type Sender = {
  brand: string
  site: string
  /** Whether nobody answers, because the brand is a demonstration. */
  isDemo: boolean
}

/**
 * The letter that tells a visitor what arrived, in the language they used. Nothing they typed stands in it: anybody may have typed
 * their address, and nobody is to send words of their own through us.
 */
export const visitorLetter = (row: Submission, { brand, site, isDemo }: Sender): Letter => {
  const { receipt, createdAt } = row
  const locale = row.locale ?? LOCALES[0]
  const messages = MESSAGES[locale]
  const { subject, text } = messages.kinds[row.kind]
  return {
    locale,
    subject: fill(subject, { receipt, brand }),
    blocks: [
      messages.greeting,
      isDemo ? messages.demoNotice : text,
      {
        rows: [
          { label: messages.labels.receipt, value: receipt },
          ...aboutRow(row, locale),
          { label: messages.labels.received, value: formatTime(createdAt, locale) },
        ],
      },
      ...(isDemo ? [] : [messages.reply]),
      fill(messages.notYou, { address: `${site}${rightsPath(locale)}` }),
      brand,
    ],
  }
}
