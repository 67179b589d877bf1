import { Writable } from 'node:stream'

/** Collects what a process logs. */
export const collectLog = () => {
  const written: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk))
      done()
    },
  })
  return { stream, text: () => written.join('') }
}

/** Keeps quiet. */
export const silentLog = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
