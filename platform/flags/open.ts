import type { FastifyReply } from 'fastify'
import { join, resolve } from 'node:path'
import type { Logger } from '../context.ts'
import type { Env } from '../env.ts'
import { followFlags, type Features } from './flag-file.ts'
import { createStreams } from './streams.ts'

export type Flags = {
  current: () => Features
  /** Keeps the answer open and tells it every change; false when there are too many already, in all or of this network. */
  stream: (reply: FastifyReply, network: string) => boolean
  /** Ends the open answers; before the server waits for its connections, because these never end by themselves. */
  stop: () => void
}

/** The feature flags of FLAGS_FILE (or of the data folder), followed as they are edited. */
export const openFlags = async (env: Env, log: Logger): Promise<Flags> => {
  const streams = createStreams()
  const flags = await followFlags({
    file: resolve(env.FLAGS_FILE ?? join(env.DATA_DIR, 'flags.json')),
    log,
    onChange: streams.tell,
  })
  return {
    current: flags.current,
    stream: (reply, network) => {
      if (streams.isFull(network)) return false
      streams.add(reply, network, flags.current())
      return true
    },
    stop: () => {
      flags.stop()
      streams.stop()
    },
  }
}
