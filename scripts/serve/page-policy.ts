import type { ServerResponse } from 'node:http'

/** Gives the content policy of a page from its HTML. */
export type PagePolicy = (html: string) => string

const isPage = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/html') &&
  // The frame of the sign-in check has a policy of its own.
  !String(response.getHeader('content-security-policy')).includes('default-src')

/** Has a page that is rendered for this one answer carry the policy of what it turned out to be; everything else goes through as it is. */
export const addPolicy = (response: ServerResponse, policyOf: PagePolicy): void => {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const chunks: Buffer[] = []
  const hold = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const isHeld = () => !response.headersSent && isPage(response)
  Object.assign(response, {
    flushHeaders: () => undefined,
    write: (chunk: Uint8Array | string, ...rest: []) => {
      if (!isHeld()) return write(chunk, ...rest)
      hold(chunk)
      return true
    },
    end: (chunk?: Uint8Array | string, ...rest: []) => {
      // The browser keeps the policy that came with the page.
      if (response.statusCode === 304 && !response.headersSent)
        response.removeHeader('content-security-policy')
      if (!isHeld() || response.statusCode === 304) return chunk === undefined ? end() : end(chunk, ...rest)
      hold(chunk)
      const html = Buffer.concat(chunks)
      response.setHeader('content-security-policy', policyOf(html.toString()))
      return end(html)
    },
  })
}
