import { NextResponse, type NextRequest } from 'next/server'
import { LEAFLET_ROUTE, LEAFLETS } from '@/features/pages/leaflets'
import { LOCALE_COOKIE, type Locale } from '@/lib/i18n/config'
import { visitorCountry } from '@/lib/i18n/country'
import { pagePath } from '@/lib/i18n/href'
import { knownLocale, localeOfCountry, readVisitor, routeLocale } from '@/lib/i18n/resolve-locale'

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
  if (pathname.includes('.') && !pathname.startsWith(LEAFLET_ROUTE))
    return NextResponse.next(withLanguage(request, 'en'))
  const visit = {
    pathname,
    search,
    cookie: request.cookies.get(LOCALE_COOKIE.name)?.value,
    ...readVisitor(request.method, (name) => request.headers.get(name)),
  }
  const lang = knownLocale(visit) ?? localeOfCountry(await visitorCountry(request.headers))
  const decision = routeLocale(visit, lang)
  if (decision.kind === 'move') {
    const response = NextResponse.redirect(new URL(decision.to, request.url), decision.status)
    if (decision.store) remember(response, decision.store)
    return response
  }
  // What is rendered at a visit is kept, so only what there is may be rendered.
  const route = LEAFLETS.has(pagePath(pathname)) ? LEAFLET_ROUTE : ''
  const internal = new URL(route + decision.internalPath + search, request.url)
  return NextResponse.rewrite(internal, withLanguage(request, decision.lang))
}

export const config = {
  matcher: ['/((?!api/|_next/|internal/|healthz$|.*\\..*).*)', '/en/(.*\\..*)', '/leaflets/:path*'],
}
