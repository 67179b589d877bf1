import type { FastifyInstance, FastifyReply } from 'fastify'
import { createHash } from 'node:crypto'
import { framed } from '../oidc/cookies.ts'
import { answerScript, framePage, statusScript, toStep2Script } from './browser-pages.ts'
import type { IdentityContext } from './context.ts'
import { queryOf } from './send.ts'

const PROBE = 'KEYCLOAK_3P_COOKIE'
const PROBE_S = 60

/** What keycloak-js needs to know about this browser: whether cookies reach a frame, and whether the session has changed. */
export const browserRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { env, at } = context
  const base = `${at.mount}/protocol/openid-connect`

  const send = (reply: FastifyReply, script: string) => {
    const hash = createHash('sha256').update(script).digest('base64')
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // Framed by the site, and by nobody else.
        'content-security-policy': [
          ...["default-src 'none'", `script-src 'sha256-${hash}'`, "connect-src 'self'", "base-uri 'none'"],
          `frame-ancestors ${env.SITE_URL.join(' ')}`,
        ].join('; '),
      })
      .send(framePage(script))
  }

  app.get(`${base}/3p-cookies/step1.html`, (_request, reply) => {
    // The attributes of the session's own cookie, or the answer would be about another kind of cookie.
    const { path, sameSite, secure } = framed(at)
    const parts = [`${PROBE}=supported`, `Path=${path}`, `Max-Age=${PROBE_S}`, `SameSite=${sameSite}`]
    void reply.header('set-cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '))
    return send(reply, toStep2Script)
  })

  // The probe is left to expire: deleting it here would make two tabs spoil each other's answer.
  app.get(`${base}/3p-cookies/step2.html`, (request, reply) =>
    send(reply, answerScript(request.headers.cookie?.includes(`${PROBE}=supported`) ?? false)),
  )

  app.get(`${base}/login-status-iframe.html`, (_request, reply) => send(reply, statusScript))

  app.get(`${base}/login-status-iframe.html/init`, (request, reply) => {
    const { client_id: client, origin } = queryOf(request)
    const isKnown = client === env.KEYCLOAK_CLIENT_ID && env.SITE_URL.some((site) => site === origin)
    return reply.code(isKnown ? 204 : 403).send()
  })
}
