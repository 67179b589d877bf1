import { callAdapters } from '@/features/demo-call/call/call-adapters'
import type { CallParts } from '@/features/demo-call/call-messages'
import { loadCallMessages } from '@/features/demo-call/messages'
import { DEMO_CALL_KINDS } from '@/lib/contract/enums'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { readService } from '@/lib/server-request'

export const dynamicParams = false
export const revalidate = 300

const fileOf = (lang: string) => `demo-call.${lang}.json`

export const generateStaticParams = () => LOCALES.map((lang) => ({ file: fileOf(lang) }))

const readParts = async (lang: Locale): Promise<CallParts> => {
  const [messages, ...catalogues] = await Promise.all([
    loadCallMessages(lang),
    ...DEMO_CALL_KINDS.map((kind) => callAdapters[kind].read(readService)),
  ])
  const campaigns = catalogues.flatMap((catalogue) => catalogue?.campaigns ?? [])
  return { ...messages, scripts: Object.fromEntries(campaigns.map(({ id, script }) => [id, script])) }
}

type Context = { params: Promise<{ file: string }> }

/** What of a demo call no page carries: the words of its screens in a language, and the scripts in both. */
export const GET = async (_request: Request, { params }: Context) => {
  const { file } = await params
  const lang = LOCALES.find((candidate) => fileOf(candidate) === file)
  return lang ? Response.json(await readParts(lang)) : new Response(null, { status: 404 })
}
