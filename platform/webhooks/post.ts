import http from 'node:http'
import https from 'node:https'
import type { DeliveryError } from '../../lib/contract/webhook.ts'
import { InnerAddressError, lookupPublic, namesInner } from './inner-address.ts'

const TIMEOUT_MS = 5_000
const ANSWER_CHARACTERS = 1_000

/** What came of a message; `error` is null when it was taken (any status of 2xx). */
export type Outcome = { status: number | null; answer: string | null; error: DeliveryError | null }

type Message = { url: string; body: string; headers: Record<string, string>; allowsPrivate: boolean }

const send = ({ url, body, headers, allowsPrivate }: Message) =>
  new Promise<Outcome>((resolve, reject) => {
    const target = new URL(url)
    // A name is looked up by the connection; an address that needs no looking up is looked at here.
    if (!allowsPrivate && namesInner(target)) throw new InnerAddressError(target.hostname)
    const { request } = target.protocol === 'https:' ? https : http
    const sent = request(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // No connection is shared: one that somebody else opened may lead elsewhere.
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(allowsPrivate ? {} : { lookup: lookupPublic }),
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const status = response.statusCode ?? 0
      const isTaken = status >= 200 && status < 300
      let answer = ''
      const done = () =>
        resolve({ status, answer: answer.slice(0, ANSWER_CHARACTERS), error: isTaken ? null : 'STATUS' })
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        answer += part
        if (answer.length < ANSWER_CHARACTERS) return
        done()
        response.destroy()
      })
      response.on('end', done)
      response.on('error', reject)
    })
    sent.end(body)
  })

const errorOf = (error: unknown): DeliveryError => {
  if (error instanceof InnerAddressError) return 'URL_INNER'
  return error instanceof Error && /^(?:Abort|Timeout)Error$/.test(error.name) ? 'TIMEOUT' : 'NETWORK'
}

/** Posts a message and gives what came of it, in five seconds at most; redirects are not followed. */
export const post = (message: Message): Promise<Outcome> =>
  send(message).catch((error: unknown) => ({ status: null, answer: null, error: errorOf(error) }))
