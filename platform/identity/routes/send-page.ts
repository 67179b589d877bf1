import type { FastifyReply, FastifyRequest } from 'fastify'
import { crossSiteCookie } from '../oidc/cookies.ts'
import { layoutProps, PAGE_HEADERS, type LayoutProps } from '../pages/layout.ts'
import { choosesLocale, LOCALE_COOKIE, localeFor } from '../messages/locale.ts'
import type { Locale } from '../../../lib/contract/enums.ts'
import type { IdentityEnv } from '../env.ts'
import type { Urls } from '../urls.ts'

type PageContext = { env: IdentityEnv; urls: Urls }

const YEAR_S = 31_536_000

export const queryOf = (request: FastifyRequest): Record<string, unknown> => ({
  ...(typeof request.query === 'object' ? request.query : {}),
})

/** The layout of a page that answers this request. */
export const layoutPropsFor = (
  context: PageContext,
  request: FastifyRequest,
  options: { path?: string; started?: Readonly<Record<string, unknown>> } = {},
): LayoutProps => {
  const { started } = options
  const locale = localeFor({ query: queryOf(request), started, cookie: request.headers.cookie })
  return layoutProps(context, locale, options.path ?? null)
}

const rememberLocale = ({ urls }: PageContext, reply: FastifyReply, locale: Locale) => {
  const { path, secure } = crossSiteCookie(urls)
  reply.setCookie(LOCALE_COOKIE, locale, { path, secure, maxAge: YEAR_S, httpOnly: true, sameSite: 'lax' })
}

/** Answers with a page; a locale chosen by the address is remembered. */
export const sendPage = (
  context: PageContext,
  {
    request,
    reply,
    status = 200,
    locale,
  }: { request: FastifyRequest; reply: FastifyReply; status?: number; locale: Locale },
  page: string,
): FastifyReply => {
  if (choosesLocale(queryOf(request))) rememberLocale(context, reply, locale)
  return reply.code(status).headers(PAGE_HEADERS).send(page)
}
