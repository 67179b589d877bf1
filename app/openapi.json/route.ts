import { publicDocument } from '@/features/docs/public-document'
import { DEFAULT_LOCALE } from '@/lib/i18n/config'
import { site } from '@/lib/site'

export const dynamic = 'force-dynamic'

/** The document of the API, for tools that read it: generators of clients, Postman. */
export const GET = () =>
  Response.json(publicDocument(site(DEFAULT_LOCALE).url), {
    headers: { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' },
  })
