import type { FastifyReply, FastifyRequest } from 'fastify'
import { framed } from '../oidc/cookies.ts'
import { frameOf, pageHeaders } from '../pages/frame.ts'
import type { Frame } from '../pages/layout.ts'
import { choosesLanguage, languageFor } from '../words/language.ts'
import type { Language } from '../words/words.ts'
import type { IdentityContext } from './context.ts'

type Asked = Pick<IdentityContext, 'env' | 'at'>

const YEAR_S = 31_536_000

export const queryOf = (request: FastifyRequest): Record<string, unknown> => ({
  ...(typeof request.query === 'object' ? request.query : {}),
})

/** The frame of a page that answers this request. */
export const frameFor = (
  context: Asked,
  request: FastifyRequest,
  options: { path?: string; started?: Readonly<Record<string, unknown>> } = {},
): Frame => {
  const { started } = options
  const wishes = { query: queryOf(request), started, cookie: request.headers.cookie }
  return frameOf(context, languageFor(wishes), options.path ?? null)
}

const remember = ({ at }: Asked, reply: FastifyReply, language: Language) => {
  const { path, secure } = framed(at)
  const parts = [
    `KEYCLOAK_LOCALE=${language}`,
    `Path=${path}`,
    `Max-Age=${YEAR_S}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  void reply.header('set-cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '))
}

/** Answers with a page; a language chosen by the address is remembered. */
export const sendPage = (
  context: Asked,
  {
    request,
    reply,
    status = 200,
    language,
  }: { request: FastifyRequest; reply: FastifyReply; status?: number; language: Language },
  page: string,
): FastifyReply => {
  if (choosesLanguage(queryOf(request))) remember(context, reply, language)
  return reply.code(status).headers(pageHeaders(context.env)).send(page)
}
