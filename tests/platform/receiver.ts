import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifySignature } from '@/features/docs/code/verify-signature'

type Check = (header: string, body: string, secret: string, now: number) => boolean

/** The check as the documentation prints it, run as it stands there. */
export const isFromSong = new Function(
  'createHmac',
  'timingSafeEqual',
  `${verifySignature.replace(/^import .*\n/m, '').replace('export const', 'const')}\nreturn isFromSong`,
)(createHmac, timingSafeEqual) as Check

type Message = { headers: Record<string, string | string[] | undefined>; body: string }

/** A program that is told: it keeps what came, and answers as it is asked to. */
export const startReceiver = async () => {
  const messages: Message[] = []
  let status = 200
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      messages.push({ headers: request.headers, body })
      response.writeHead(status).end('taken')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    messages,
    url: `http://127.0.0.1:${port}/song`,
    answer: (next: number) => (status = next),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
