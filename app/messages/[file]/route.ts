import { loadCallMessages } from '@/features/demo-call/messages'
import { LOCALES } from '@/lib/i18n/config'

export const dynamicParams = false
export const revalidate = 300

const fileOf = (lang: string) => `demo-call.${lang}.json`

export const generateStaticParams = () => LOCALES.map((lang) => ({ file: fileOf(lang) }))

type Context = { params: Promise<{ file: string }> }

/** The words of a demo call that no page carries, in a language. */
export const GET = async (_request: Request, { params }: Context) => {
  const { file } = await params
  const lang = LOCALES.find((candidate) => fileOf(candidate) === file)
  return lang ? Response.json(await loadCallMessages(lang)) : new Response(null, { status: 404 })
}
