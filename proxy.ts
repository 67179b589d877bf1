import { NextResponse, type NextRequest } from 'next/server'
import { LOCALE_COOKIE, type Locale } from '@/lib/i18n/config'
import { visitorCountry } from '@/lib/i18n/country'
import { resolveLocale, readVisitor } from '@/lib/i18n/resolve-locale'

const remember = (response: NextResponse, lang: Locale) => {
  const { name, path, maxAgeMs } = LOCALE_COOKIE
  response.cookies.set(name, lang, { path, maxAge: maxAgeMs / 1000, sameSite: 'lax' })
  response.headers.set('cache-control', 'private, no-store')
}

const withLanguage = ({ headers: received }: NextRequest, lang: Locale) => {
  const headers = new Headers(received)
  headers.set('x-language', lang)
  return { request: { headers } }
}

export async function proxy(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  // A file, or a mistyped address: nobody is moved, but its 404 page has to know the language.
  if (pathname.includes('.')) return NextResponse.next(withLanguage(request, 'en'))
  const decision = await resolveLocale({
    pathname,
    search,
    cookie: request.cookies.get(LOCALE_COOKIE.name)?.value,
    ...readVisitor(request.method, (name) => request.headers.get(name)),
    country: () => visitorCountry(request.headers),
  })
  if (decision.kind === 'move') {
    const response = NextResponse.redirect(new URL(decision.to, request.url), decision.status)
    if (decision.store) remember(response, decision.store)
    return response
  }
  const internal = new URL(decision.internalPath + search, request.url)
  return NextResponse.rewrite(internal, withLanguage(request, decision.lang))
}

export const config = { matcher: ['/((?!api/|_next/|internal/|healthz$|.*\\..*).*)', '/en/(.*\\..*)'] }
