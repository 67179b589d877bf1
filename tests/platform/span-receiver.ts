import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) }))
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue])))

const spanSchema = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: attributesSchema,
})

const payloadSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

type Span = z.output<typeof spanSchema> & { program: string | undefined }

/** A collector that keeps every span it is sent as OTLP over HTTP. */
export const startSpanReceiver = async () => {
  const spans: Span[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of payloadSchema.parse(body).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, program: resource.attributes['service.name'] })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    /** The span of a trace that fits, and those above it up to the first. */
    chain: (traceId: string, fits: (span: Span) => boolean): Span[] => {
      const own = spans.filter((span) => span.traceId === traceId)
      const found: Span[] = []
      let next = own.find(fits)
      while (next && !found.includes(next)) {
        found.push(next)
        const { parentSpanId } = next
        next = own.find(({ spanId }) => spanId === parentSpanId)
      }
      return found
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
