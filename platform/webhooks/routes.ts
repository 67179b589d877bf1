import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { paths } from '../../lib/contract/paths.ts'
import {
  deliveryListSchema,
  deliverySchema,
  newWebhookSchema,
  webhookListSchema,
  webhookSchema,
  webhookSecretSchema,
} from '../../lib/contract/webhook.ts'
import { accountGuard, keyHeader, security } from '../api-keys/key-guard.ts'
import { answers, ok } from '../api/reply.ts'
import { makeWebhook, ownDeliveries, ownWebhooks, removeWebhook, resend, rotateSecret } from './webhooks.ts'

const params = z.object({ id: z.uuid() })

/** The addresses of an account that are told what happens, and what they were told. */
export const webhookRoutes: FastifyPluginAsyncZod = async (app) => {
  const { onRequest, accountIn } = accountGuard(app)
  const tags = ['webhooks']
  const headers = z.object(keyHeader)

  app.post(
    paths.webhooks,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Have an address told what happens; its secret is shown this once',
        security,
        headers,
        body: newWebhookSchema,
        response: answers(webhookSecretSchema),
      },
    },
    async (request) => ok(await makeWebhook(app, accountIn(request), request.body.url)),
  )

  app.get(
    paths.webhooks,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The addresses that are told',
        security,
        headers,
        response: answers(webhookListSchema),
      },
    },
    async (request) => ok(await ownWebhooks(app, accountIn(request))),
  )

  app.post(
    '/webhooks/:id/rotate',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Change the secret of an address',
        security,
        headers,
        params,
        response: answers(webhookSecretSchema),
      },
    },
    async (request) => ok(await rotateSecret(app, accountIn(request), request.params.id)),
  )

  app.post(
    '/webhooks/:id/remove',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Tell an address nothing any more',
        security,
        headers,
        params,
        response: answers(webhookSchema),
      },
    },
    async (request) => ok(await removeWebhook(app, accountIn(request), request.params.id)),
  )

  app.get(
    paths.webhookDeliveries,
    {
      onRequest,
      schema: {
        tags,
        summary: 'What was sent, and what was answered',
        security,
        headers,
        response: answers(deliveryListSchema),
      },
    },
    async (request) => ok(await ownDeliveries(app, accountIn(request))),
  )

  app.post(
    '/webhooks/deliveries/:id/resend',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Send a message again',
        security,
        headers,
        params,
        response: answers(deliverySchema),
      },
    },
    async (request) => ok(await resend(app, accountIn(request), request.params.id)),
  )
}
