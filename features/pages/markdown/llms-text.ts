import { z } from 'zod'
import { text } from '@/components/sections/section'
import { loadDemoCallMessages } from '@/features/demo-call/messages'
import { mailHref } from '@/lib/domain/mail-href'
import { telHref } from '@/lib/domain/phone-format'
import { readSampleCalls } from '@/features/audio/read-sample-calls'
import { loadPageLinks } from '@/features/pages/content'
import { readFigure } from '@/features/pages/interactive/pointer'
import { pathsOf, type Page } from '@/features/pages/page'
import { PAGES } from '@/features/pages/registry'
import { GUIDE_FACTS, guidePath } from '@/features/resources/guide/read-guides'
import { LOCALES, otherLocale, type Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'
import { markdownPath, pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'
import { fillIn } from '@/lib/i18n/format'

const FAMILIES = ['product', 'industry', 'use-case', 'resource', 'company', 'legal'] as const

const schema = z.strictObject({
  summary: text,
  rules: z.strictObject({ title: text, items: z.array(text) }),
  contact: z.strictObject({ title: text, hours: text, phone: text, email: text, form: text }),
  prices: text,
  samples: text,
  families: z.record(z.enum(FAMILIES), text),
})

type Words = z.infer<typeof schema>

const markdownUrl = (path: string, lang: Locale) => site(lang).url + markdownPath(path, lang)

const familyOf = ({ family, path }: Page) => {
  if (family === 'home' || family === 'topic' || family === 'voice') return 'product'
  if (family === 'hub') return path === '/industries' ? 'industry' : 'use-case'
  return family === 'docs' ? 'resource' : family
}

const rules = async ({ rules: { title, items } }: Words, lang: Locale) => {
  const { line } = await loadDemoCallMessages(lang)
  const values = {
    line,
    home: markdownUrl('/', lang),
    homeOther: markdownUrl('/', otherLocale(lang)),
    callPricing: pageUrl('/aicall/pricing', lang),
    voicePricing: pageUrl('/aivoice/pricing', lang),
    callDocs: markdownUrl('/aicall/api-docs', lang),
    voiceDocs: markdownUrl('/aivoice/api-docs', lang),
    demo: `${pageUrl('/aicall', lang)}#demo`,
  }
  return [`## ${title}`, items.map((item) => `- ${fillIn(item, values)}`).join('\n')]
}

const contact = ({ contact: messages }: Words, lang: Locale) => {
  const { salesPhone, salesEmail } = site(lang)
  const lines = [
    messages.hours,
    salesPhone && telHref(salesPhone) && fillIn(messages.phone, { value: salesPhone }),
    salesEmail && mailHref(salesEmail) && fillIn(messages.email, { value: salesEmail }),
    fillIn(messages.form, { value: pageUrl('/contact-us', lang) }),
  ]
  return [
    `## ${messages.title}`,
    lines
      .filter((line) => line !== undefined)
      .map((line) => `- ${line}`)
      .join('\n'),
  ]
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

/** What a call and a character cost now; nothing while that cannot be had. */
const prices = async ({ prices: title }: Words, lang: Locale) => {
  const figures = await Promise.all([
    readFigure({ path: '/aicall/pricing' }, lang),
    readFigure({ path: '/aivoice/pricing', plans: 'tts' }, lang),
  ])
  const lines = figures.flatMap((figure) => (figure ? `${figure.amount} ${figure.unit}` : []))
  return lines.length > 0 ? [`## ${title}`, list(lines)] : []
}

const samples = async ({ samples: title }: Words, lang: Locale) => {
  const calls = (await readSampleCalls({}, lang)) ?? []
  const lines = calls.map((call) => `[${call.title[lang]}](${new URL(call.audioUrl, site(lang).url).href})`)
  return lines.length > 0 ? [`## ${fillIn(title, { page: markdownUrl('/aicall', lang) })}`, list(lines)] : []
}

const pages = async ({ families }: Words, lang: Locale) => {
  const link = await loadPageLinks(lang)
  return FAMILIES.flatMap((family) => [
    `## ${families[family]}`,
    [
      ...pathsOf(PAGES.filter((page) => familyOf(page) === family)),
      ...(family === 'resource' ? GUIDE_FACTS.map(({ slug }) => guidePath(slug)) : []),
    ]
      .map((path) => `- [${link(path).name}](${markdownUrl(path, lang)}): ${link(path).tagline}`)
      .join('\n'),
  ])
}

/** The site for assistants (llmstxt.org): what it is, how to use it, and every page's Markdown alternate, in both languages. */
export const llmsText = async () => {
  const parts = await Promise.all(
    LOCALES.map(async (lang) => {
      const messages = await loadMessages(lang, 'assistants', schema)
      const summary = `> ${fillIn(messages.summary, { brand: site(lang).brand })}`
      return {
        summary,
        body: [
          ...(await rules(messages, lang)),
          ...(await prices(messages, lang)),
          ...contact(messages, lang),
          ...(await pages(messages, lang)),
          ...(await samples(messages, lang)),
        ],
      }
    }),
  )
  const summaries = parts.map(({ summary }) => summary).join('\n>\n')
  return `${[`# ${site('vi').brand}`, summaries, ...parts.flatMap(({ body }) => body)].join('\n\n')}\n`
}
