import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

const VALID_DAYS = 180
const DAY_MS = 86_400_000

/** Where a person who found a hole in the site tells us of it (RFC 9116). */
export const GET = () => {
  const { SITE_URL, SECURITY_EMAIL } = env()
  const lines = [
    ...(SECURITY_EMAIL ? [`Contact: mailto:${SECURITY_EMAIL}`] : []),
    `Contact: ${SITE_URL}/en/contact-us`,
    `Expires: ${new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
