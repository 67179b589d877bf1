import { loadConsentMessages } from '@/features/consent/messages'
import { callAdapters } from '@/features/demo-call/call/call-adapters'
import type { CallParts } from '@/features/demo-call/call-messages'
import { loadCallMessages } from '@/features/demo-call/messages'
import { DEMO_CALL_KINDS } from '@/lib/contract/enums'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { readService } from '@/lib/server-request'

export const dynamicParams = false
export const revalidate = 300

const readCallParts = async (lang: Locale): Promise<CallParts> => {
  const [messages, ...catalogues] = await Promise.all([
    loadCallMessages(lang),
    ...DEMO_CALL_KINDS.map((kind) => callAdapters[kind].read(readService)),
  ])
  const campaigns = catalogues.flatMap((catalogue) => catalogue?.campaigns ?? [])
  return { ...messages, scripts: Object.fromEntries(campaigns.map(({ id, script }) => [id, script])) }
}

const readChoices = async (lang: Locale) => (await loadConsentMessages(lang)).choices

const FILES = new Map<string, () => Promise<unknown>>(
  LOCALES.flatMap((lang): [string, () => Promise<unknown>][] => [
    [`demo-call.${lang}.json`, () => readCallParts(lang)],
    [`consent.${lang}.json`, () => readChoices(lang)],
  ]),
)

export const generateStaticParams = () => [...FILES.keys()].map((file) => ({ file }))

type Context = { params: Promise<{ file: string }> }

/** What no page carries, because most visitors never see it: the words of a demo call's screens with the scripts in both languages, and those of the cookie options. */
export const GET = async (_request: Request, { params }: Context) => {
  const read = FILES.get((await params).file)
  return read ? Response.json(await read()) : new Response(null, { status: 404 })
}
