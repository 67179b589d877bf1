import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Where each program tells Prometheus how it is. */
export const METRICS_PATH = '/metrics'

/** A page from memory takes a millisecond, speech ten seconds. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What of a request is counted; `route` is one of few, never an address. */
type Answered = { method: string; route: string; status: number; seconds: number }

export type Metrics = ReturnType<typeof createMetrics>

/**
 * The numbers of one program: latency, traffic and errors of its requests, and how full it is (event loop, memory, handles,
 * requests in hand). `program` names it.
 */
export const createMetrics = (program: 'site' | 'platform' | 'identity') => {
  const registry = new Registry()
  registry.setDefaultLabels({ program })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  })
  // Counted by hand: a gauge reads its labels each time, and every request passes here twice.
  let inHand = 0
  new Gauge({
    name: 'http_requests_in_hand',
    help: 'Requests not answered yet',
    registers,
    collect() {
      this.set(inHand)
    },
  })
  return {
    registry,
    begin: (): void => {
      inHand += 1
    },
    end: ({ method, route, status, seconds }: Answered): void => {
      inHand -= 1
      duration.observe({ method, route, status }, seconds)
    },
    /** All numbers as Prometheus reads them. */
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
  }
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/

/** Whether a request may read the numbers: with the token where there is one, else from this machine itself and by no proxy. */
export const mayReadMetrics = ({ headers, socket }: IncomingMessage, token: string | undefined): boolean => {
  if (!token) return headers['x-forwarded-for'] === undefined && LOOPBACK.test(socket.remoteAddress ?? '')
  const given = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
