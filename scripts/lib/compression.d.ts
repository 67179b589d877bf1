declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  // Its published types know Express only; it needs no more than what node:http gives.
  const compression: (options?: {
    brotli?: BrotliOptions
  }) => (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  export = compression
}
