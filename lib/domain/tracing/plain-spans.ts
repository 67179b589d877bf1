import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'

/** What may be said of a request or a query. Addresses, paths, headers and whatever a library adds one day are not among it. */
const KEPT = new Set([
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'next.route',
  'next.span_type',
  'request.id',
])

const keptOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => KEPT.has(key)))

/** A span without what a visitor sent: no address, no query, no text of an error. */
export const plainSpan = (span: ReadableSpan): ReadableSpan => ({
  name: span.name.replace(/\S*:\/\/\S*|[?#].*/gs, '').trim(),
  kind: span.kind,
  spanContext: () => span.spanContext(),
  ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
  startTime: span.startTime,
  endTime: span.endTime,
  status: { code: span.status.code },
  attributes: keptOf(span.attributes),
  links: [],
  events: [],
  duration: span.duration,
  ended: span.ended,
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: 0,
  droppedEventsCount: 0,
  droppedLinksCount: 0,
})

/** Sends spans on without what a visitor sent. */
export const sendPlainly = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(plainSpan), done),
  shutdown: () => exporter.shutdown(),
})
