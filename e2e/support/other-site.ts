import { createServer, request, type IncomingHttpHeaders } from 'node:http'

/** The same server under another site's name (127.0.0.1 instead of localhost), which gets cookies with whole pages only: some browsers give its frames theirs. */
export const otherSite = async (server: URL) => {
  let origin = ''
  const asked = ({ cookie, ...headers }: IncomingHttpHeaders) => ({
    ...headers,
    ...(cookie && headers['sec-fetch-dest'] === 'document' && { cookie }),
    // The server takes forms from itself only, and knows itself by its own name.
    ...(headers.origin === origin && { origin: server.origin }),
  })
  const proxy = createServer((incoming, answer) => {
    const { url, method, headers } = incoming
    const forwarded = request(new URL(url ?? '/', server), { method, headers: asked(headers) }, (given) => {
      const location = given.headers.location?.replace(server.origin, origin)
      answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...(location && { location }) })
      given.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    origin,
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
