import type { FastifyInstance, FastifyReply } from 'fastify'
import { createHash } from 'node:crypto'
import { crossSiteCookie } from '../oidc/cookies.ts'
import type { IdentityContext } from './context.ts'
import { PAGE_HEADERS } from '../pages/layout.ts'
import { queryOf } from './send-page.ts'

// The small pages keycloak-js loads in hidden frames. Their words to it are fixed: 'supported' and 'unsupported',
// and 'unchanged', 'changed' and 'error'.

const framePage = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>-</title></head><body><script>${script}</script></body></html>`

const toStep2Script = `location.replace('step2.html')`

const answerScript = (isSupported: boolean) =>
  `parent.postMessage('${isSupported ? 'supported' : 'unsupported'}', '*')`

/** Compares the session the site knows with the one of this browser; asks the server once whether the site may ask. */
const statusScript = `
let allowed
const cookie = () => (document.cookie.match(/(?:^|; )KEYCLOAK_SESSION=([^;]*)/) || [])[1] || ''
const hash = async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
const mayAsk = async (client, origin) => {
  const query = new URLSearchParams({ client_id: client, origin })
  const { ok } = await fetch('login-status-iframe.html/init?' + query)
  return ok
}
const check = async (client, session, origin) => {
  allowed = allowed || mayAsk(client, origin)
  if (!(await allowed)) return 'error'
  const current = cookie()
  if (!session) return current ? 'changed' : 'unchanged'
  return current === (await hash(session)) ? 'unchanged' : 'changed'
}
addEventListener('message', async ({ data, origin, source }) => {
  if (typeof data !== 'string' || source !== parent) return
  const [client, session] = data.split(' ')
  const answer = await check(client, session, origin).catch(() => { allowed = undefined; return 'unchanged' })
  source.postMessage(answer, origin)
})
`

const PROBE = 'KEYCLOAK_3P_COOKIE'
const PROBE_S = 60

/** What keycloak-js needs to know about this browser: whether cookies reach a frame, and whether the session has changed. */
export const keycloakFrameRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { env, urls } = context
  const base = `${urls.mount}/protocol/openid-connect`

  const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  // Framed by the site, and by nobody else.
  const allowFrame = (...scripts: string[]) => ({
    helmet: {
      frameguard: false,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: scripts.map(hashSource),
          connectSrc: ["'self'"],
          baseUri: ["'none'"],
          frameAncestors: env.SITE_URL,
        },
      },
    },
  })
  const send = (reply: FastifyReply, script: string) => reply.headers(PAGE_HEADERS).send(framePage(script))

  app.get(`${base}/3p-cookies/step1.html`, allowFrame(toStep2Script), (_request, reply) => {
    // The attributes of the session's own cookie, or the answer would be about another kind of cookie.
    reply.setCookie(PROBE, 'supported', { ...crossSiteCookie(urls), maxAge: PROBE_S })
    return send(reply, toStep2Script)
  })

  // The probe is left to expire: deleting it here would make two tabs spoil each other's answer.
  app.get(
    `${base}/3p-cookies/step2.html`,
    allowFrame(answerScript(true), answerScript(false)),
    (request, reply) => send(reply, answerScript(request.cookies[PROBE] === 'supported')),
  )

  app.get(`${base}/login-status-iframe.html`, allowFrame(statusScript), (_request, reply) =>
    send(reply, statusScript),
  )

  app.get(`${base}/login-status-iframe.html/init`, (request, reply) => {
    const { client_id: client, origin } = queryOf(request)
    const isClient = client === env.KEYCLOAK_CLIENT_ID && env.SITE_URL.some((site) => site === origin)
    return reply.code(isClient ? 204 : 403).send()
  })
}
