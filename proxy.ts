import { isbot } from 'isbot'
import { NextResponse, type NextRequest } from 'next/server'
import { LANGUAGE_COOKIE, type Lang } from '@/lib/i18n/config'
import { visitorCountry } from '@/lib/i18n/country'
import { decide } from '@/lib/i18n/visit'

const remember = (response: NextResponse, lang: Lang) => {
  const { name, path, maxAgeMs } = LANGUAGE_COOKIE
  response.cookies.set(name, lang, { path, maxAge: maxAgeMs / 1000, sameSite: 'lax' })
  response.headers.set('cache-control', 'private, no-store')
}

/** Only a person opening a page may be moved to another language: not a crawler, not a prefetch or a data request. */
const isPerson = ({ headers, method }: NextRequest) => {
  const wantsPage = headers.get('accept')?.includes('text/html') ?? false
  return method === 'GET' && wantsPage && !isbot(headers.get('user-agent'))
}

export async function proxy(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const decision = await decide({
    pathname,
    search,
    cookie: request.cookies.get(LANGUAGE_COOKIE.name)?.value,
    isPerson: isPerson(request),
    country: () => visitorCountry(request.headers),
  })
  if (decision.kind === 'move') {
    const response = NextResponse.redirect(new URL(decision.to, request.url), decision.status)
    if (decision.store) remember(response, decision.store)
    return response
  }
  const headers = new Headers(request.headers)
  headers.set('x-language', decision.lang)
  return NextResponse.rewrite(new URL(decision.internalPath + search, request.url), { request: { headers } })
}

export const config = { matcher: ['/((?!api/|_next/|internal/|healthz$|.*\\..*).*)'] }
