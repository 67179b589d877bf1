import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Logger } from '../logger.ts'
import { sameSecret } from '../secrets.ts'
import { commandSchema, controlFile, type ControlAnswer } from './command-schema.ts'
import { CommandError, runCommand } from './run-command.ts'
import type { InboxContext } from './erase.ts'

const answer = async (
  context: InboxContext,
  log: Logger,
  request: IncomingMessage,
): Promise<ControlAnswer> => {
  try {
    const command = commandSchema.safeParse(JSON.parse(await text(request)))
    if (!command.success) return { ok: false, reason: z.prettifyError(command.error) }
    return { ok: true, result: await runCommand(context, command.data) }
  } catch (error) {
    if (error instanceof CommandError) return { ok: false, reason: error.message }
    log.error({ err: error }, 'a command on the inbox failed')
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

/** Lets `npm run inbox` work beside this process, which alone may open the embedded database; on this machine only, with a key in the data folder. */
export const openControl = async (
  context: InboxContext,
  { dataDir, log }: { dataDir: string; log: Logger },
): Promise<() => Promise<void>> => {
  const token = randomBytes(32).toString('hex')
  const server = createServer((request, response) => {
    if (!sameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      response.writeHead(401).end()
      return
    }
    void answer(context, log, request).then((result) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
    })
  })
  const port = await listen(server)
  server.unref()
  const file = controlFile(dataDir)
  await writeFile(`${file}.part`, JSON.stringify({ port, token }), { mode: 0o600 })
  await rename(`${file}.part`, file)
  return async () => {
    await rm(file, { force: true })
    server.closeAllConnections()
    server.close()
  }
}
