import { postmanCollection } from '@/features/docs/postman'
import { DEFAULT_LOCALE } from '@/lib/i18n/config'
import { site } from '@/lib/site'

export const dynamic = 'force-dynamic'

/** The requests of the documents as a collection that Postman imports. */
export const GET = () =>
  Response.json(postmanCollection(site(DEFAULT_LOCALE).url), {
    headers: { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' },
  })
