import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export type Settings = Record<string, string>

/** A port nobody listens on right now. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** A platform in a process of its own, once it answers at `url` or has ended; `complaint` is what it said on the error stream. */
export const spawnPlatform = async (settings: Settings, url: string, program = 'platform/main.ts') => {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const ended = once(child, 'exit')
  const deadline = Date.now() + 60_000
  while (child.exitCode === null && Date.now() < deadline) {
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    kill,
    /** Resolves once it has ended by itself. */
    ended,
    get exitCode() {
      return child.exitCode
    },
    get complaint() {
      return complaint
    },
  }
}
