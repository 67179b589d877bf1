import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { commandOf } from './command-of.ts'
import { freePort, start, stop, waitFor, type Environment } from './processes.ts'

/** One of several programs that do the same, on a port of its own. */
export type Replica = {
  port: string
  url: string
  process: ChildProcess
  /** Starts it again where it was, once it has ended. */
  restart: () => Promise<void>
}

type Program = 'start' | 'platform' | 'identity'

/** Starts a program as `npm run` does, on a free port and in a folder of its own; `env` names what it shares with the others. */
export const startReplica = async (program: Program, folder: string, env: Environment): Promise<Replica> => {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const dataDir = path.join(folder, `${program}-${port}`)
  mkdirSync(dataDir)
  const own = { PORT: port, PLATFORM_PORT: port, IDENTITY_PORT: port, DATA_DIR: dataDir }
  const [command = '', ...args] = commandOf(program)
  const begin = async () => {
    const child = start(command, args, { env: { ...env, ...own } })
    await waitFor(`${url}/healthz`, child)
    return child
  }
  const replica: Replica = {
    port,
    url,
    process: await begin(),
    restart: async () => {
      await stop(replica.process)
      replica.process = await begin()
    },
  }
  return replica
}
