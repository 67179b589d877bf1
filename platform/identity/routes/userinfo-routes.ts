import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { claimsOf } from '../oidc/token-shape.ts'
import { createBearerAuth } from './bearer.ts'
import type { IdentityContext } from './context.ts'
import { allowSite } from './cors.ts'

/** `GET` and `POST …/userinfo`: the claims of whoever the access token belongs to. */
export const userinfoRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const path = `${context.urls.mount}/protocol/openid-connect/userinfo`
  const findUser = createBearerAuth(context)

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    allowSite(request, reply, context.env)
    const user = await findUser(request)
    if (user) return claimsOf(user)
    return reply
      .code(401)
      .header('www-authenticate', 'Bearer error="invalid_token"')
      .send({ error: 'invalid_token', error_description: 'Token verification failed' })
  }
  app.get(path, answer)
  app.post(path, answer)
  app.options(path, (request, reply) => {
    allowSite(request, reply, context.env)
    return reply.code(204).send()
  })
}
