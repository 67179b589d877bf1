import { readAssistant } from '@/features/pages/assistant/read-assistant'
import { LOCALES } from '@/lib/i18n/config'

export const dynamicParams = false
export const revalidate = 300

const fileOf = (lang: string) => `${lang}.json`

export const generateStaticParams = () => LOCALES.map((lang) => ({ file: fileOf(lang) }))

type Context = { params: Promise<{ file: string }> }

/** What the assistant knows beside the catalogue of search, in a language; no page carries it. */
export const GET = async (_request: Request, { params }: Context) => {
  const { file } = await params
  const lang = LOCALES.find((candidate) => fileOf(candidate) === file)
  return lang ? Response.json(await readAssistant(lang)) : new Response(null, { status: 404 })
}
