import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { silentLog } from './log.ts'
import { freePort } from './platform-process.ts'
import { openRedis } from '../../platform/redis.ts'

const PROGRAM = '/usr/bin/redis-server'

/** Whether this machine can start a Redis server (Debian's package). */
export const hasRedis = existsSync(PROGRAM)

/** A Redis server on a free port that keeps nothing. */
export const startRedis = async () => {
  const port = await freePort()
  const server = spawn(PROGRAM, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  })
  const url = `redis://127.0.0.1:${port}`
  const client = await openRedis(url, silentLog)
  client.destroy()
  return {
    url,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}
