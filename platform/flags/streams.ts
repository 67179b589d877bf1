import type { FastifyReply } from 'fastify'
import type { FlagSet } from './flag-set.ts'

const BEAT_MS = 20_000
const MAX_STREAMS = 2_000
/** An office behind one address; what has no stream asks again by itself. */
const MAX_OF_NETWORK = 100

/** What the flag SDK is given; `dateUpdated` (ISO) tells it whether anything is new. */
type Features = { status: 200; features: FlagSet['features']; dateUpdated: string }

/** Flags as the flag SDK is given them. */
export const featuresOf = ({ features, updatedAt }: FlagSet): Features => ({
  status: 200,
  features,
  dateUpdated: updatedAt.toISOString(),
})

const eventOf = (features: Features) => `event: features\ndata: ${JSON.stringify(features)}\n\n`

/** The open pages that follow the flags. */
export const createStreams = () => {
  /** Each with the network it comes from. */
  const open = new Map<FastifyReply['raw'], string>()
  // Proxies cut a connection that says nothing.
  const beat = setInterval(() => {
    for (const stream of open.keys()) stream.write(': still here\n\n')
  }, BEAT_MS)
  beat.unref()
  return {
    isFull: (network: string) =>
      open.size >= MAX_STREAMS ||
      [...open.values()].filter((other) => other === network).length >= MAX_OF_NETWORK,
    /** Keeps the answer open; it begins with the flags as they are, for a page that was away in between. */
    add: (reply: FastifyReply, network: string, features: Features) => {
      reply.hijack()
      // Those of CORS among them, which a hijacked answer would lose.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
        // Kept alive after its end, it would hold up the end of the process.
        connection: 'close',
      })
      reply.raw.write(eventOf(features))
      open.set(reply.raw, network)
      reply.raw.on('close', () => open.delete(reply.raw))
    },
    tell: (features: Features) => {
      for (const stream of open.keys()) stream.write(eventOf(features))
    },
    stop: () => {
      clearInterval(beat)
      for (const stream of open.keys()) stream.end()
    },
  }
}
