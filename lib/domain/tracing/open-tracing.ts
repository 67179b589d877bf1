import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { REQUEST_ID_HEADER, requestIdOf } from '../request-id.ts'
import { sendPlainly } from './plain-spans.ts'

// Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set: everything here costs memory and time.

/** What asks or is asked too often to tell anything: probes, numbers, files, sockets. */
const UNTRACED = /^\/(?:_next\/|livez$|healthz$|metrics$|status|api\/v1\/socket\.io|[^?]*\.[a-z\d]+(?:\?|$))/
/** How long a program that ends waits for a collector. */
const LAST_SPANS_MS = 3_000
const TRACE_ID = /^(?!0+$)[0-9a-f]{32}$/

type Program = 'site' | 'platform' | 'identity'

/** Traces requests in and out of this process, for `ratio` of those that nobody decided about before; `stop` sends what is left. */
export const openTracing = (program: Program, ratio: number): { stop: () => Promise<void> } => {
  setGlobalErrorHandler((error) => {
    const reason = error instanceof Error ? error.message : String(error)
    console.warn(JSON.stringify({ level: 'warn', event: 'spans_not_sent', reason }))
  })
  const random = new RandomIdGenerator()
  // The id of the request whose span begins next, in the same turn: that of its trace, so that one leads to the other.
  let next: string | undefined
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `song-ai-${program}` }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    idGenerator: {
      generateTraceId: () => {
        const id = next ?? random.generateTraceId()
        next = undefined
        return id
      },
      generateSpanId: () => random.generateSpanId(),
    },
    // Address, headers and certificates come from the variables the exporter knows.
    spanProcessors: [new BatchSpanProcessor({ exporter: sendPlainly(new OTLPTraceExporter()) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  const http = new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.test(url),
    requireParentforOutgoingSpans: true,
    startIncomingSpanHook: ({ headers }) => {
      const id = requestIdOf(headers[REQUEST_ID_HEADER])
      headers[REQUEST_ID_HEADER] = id
      next = headers['traceparent'] === undefined && TRACE_ID.test(id) ? id : undefined
      return { 'request.id': id }
    },
  })
  const fetches = new UndiciInstrumentation({ requireParentforSpans: true })
  // What it changes is changed as somebody asks for it in this way; imports did before.
  const require = createRequire(import.meta.url)
  for (const name of ['http', 'https']) require(name)
  return {
    stop: async () => {
      http.disable()
      fetches.disable()
      const sent = provider.shutdown().catch(() => undefined)
      await Promise.race([sent, sleep(LAST_SPANS_MS, undefined, { ref: false })])
    },
  }
}
