import { request as ask, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'

/** Where a request is passed on to, such as http://127.0.0.1:3000. */
export type Target = Pick<URL, 'hostname' | 'port'>

/** Sends a request on as it came; gives the answer, whose body is still to be read. */
export const passOn = (request: IncomingMessage, { hostname, port }: Target) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { method, url: path, headers } = request
    const sent = ask({ hostname, port, method, path, headers }, resolve).on('error', reject)
    request.pipe(sent)
  })

/** Ties the connection of a socket that is being opened to one of its own. */
export const passUpgrade = (
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  { hostname, port }: Target,
): void => {
  const real = connect(Number(port), hostname, () => {
    const headers = request.rawHeaders.reduce((text, part, at) => text + part + (at % 2 ? '\r\n' : ': '), '')
    real.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers}\r\n`)
    real.write(head)
    real.pipe(socket).pipe(real)
  })
  real.on('error', () => socket.destroy())
  socket.on('error', () => real.destroy())
}
