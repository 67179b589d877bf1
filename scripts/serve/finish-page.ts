import type { ServerResponse } from 'node:http'

/** Gives a page as it is sent, with its content policy, from what the framework rendered. */
export type FinishPage = (rendered: string) => { html: string; policy: string }

const isPage = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/html') &&
  // The frame of the sign-in check has a policy of its own.
  !String(response.getHeader('content-security-policy')).includes('default-src')

/** Has a page that is rendered for this one answer finished once it is whole; everything else goes through as it is. */
export const finishOnEnd = (response: ServerResponse, finish: FinishPage): void => {
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
      const { html, policy } = finish(Buffer.concat(chunks).toString())
      response.setHeader('content-security-policy', policy)
      // Whoever asked for the headers alone has nothing here to measure.
      if (html) response.setHeader('content-length', Buffer.byteLength(html))
      else response.removeHeader('content-length')
      return end(html)
    },
  })
}
