import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

/** Proves to search engines that who names changed pages to them (`npm run indexnow`) may speak for this site. */
export const GET = () => {
  const { INDEXNOW_KEY: key } = env()
  return new Response(key ?? null, {
    status: key ? 200 : 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
