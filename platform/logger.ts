import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Writable } from 'node:stream'

export type Logger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

type DescribedError = {
  type: string
  message: string
  stack: string
  code?: string | undefined
  query?: string | undefined
  constraint?: string | undefined
  cause?: DescribedError
}

const FRAME = /^ {4}at .+$/
/** A presigned address carries its permission in its query. */
const QUERY_OF_ADDRESS = /(https?:\/\/[^\s?'"]*)\?[^\s'"]*/g

/** Errors whose message quotes what was sent: those of a database, and of a text that is no JSON. */
const quotesData = (error: Error): boolean =>
  error instanceof DrizzleQueryError || error instanceof SyntaxError || 'severity' in error

const textOf = (error: object, name: string): string | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value
  return typeof value === 'string' ? value : undefined
}

const framesOf = ({ stack = '', message }: Error) =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n')

/** An error without what a visitor sent: of a failed query its text, never its parameters; of a database's refusal its code. */
export const describeError = (error: unknown): DescribedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  return {
    type: error.name,
    message: quotesData(error) ? '' : error.message.replace(QUERY_OF_ADDRESS, '$1'),
    stack: framesOf(error),
    code: textOf(error, 'code'),
    query: textOf(error, 'query'),
    constraint: textOf(error, 'constraint'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

const lineOf = ({ message, cause, type, code, query }: DescribedError): string =>
  message || (cause ? lineOf(cause) : [type, code, query].filter(Boolean).join(' '))

/** The same in one line. */
export const summarizeError = (error: unknown): string => lineOf(describeError(error))

const requestLine = ({ method, url }: FastifyRequest) => ({
  method,
  // Without the query, which carries permissions, codes, hints and names. Nor is an address or a header written.
  path: url.split('?')[0],
})

/** How every process logs: structured lines, to the standard output or a stream, without anything that a visitor sent. */
export const loggerOptions = (level: string, stream?: Writable) => ({
  level,
  base: null,
  serializers: { req: requestLine, err: describeError },
  ...(stream && { stream }),
})
