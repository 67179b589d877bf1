import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Received = { from: string; to: string[]; raw: string }

/** A mail server on a port of its own; `refuse` says how many mails it turns away first. */
export const startMailServer = async () => {
  const received: Received[] = []
  const state = { refuse: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const receive = async () => {
        const raw = await text(stream)
        if (state.refuse > 0) {
          state.refuse -= 1
          return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        }
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        received.push({ from, to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      }
      // One whose sender died in the middle of it was not received.
      receive().catch(done)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { received, state, port, close }
}
