import { drizzle } from 'drizzle-orm/node-postgres'
import { once } from 'node:events'
import { createServer } from 'node:net'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { afterEach, expect, it } from 'vitest'
import { answerErrors } from '../../platform/api/error-handler.ts'
import { freePort } from './platform-process.ts'

const close: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(close.splice(0).map((end) => end()))
})

/** A platform whose only route asks a database behind this port. */
const appOn = (port: number) => {
  const pool = new Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 100 })
  const app = Fastify()
  answerErrors(app)
  app.get('/', () => drizzle(pool).execute('select 1'))
  app.get('/broken', () => {
    throw new TypeError()
  })
  close.push(() => app.close())
  return app
}

it('a database that refuses is a service away, not a fault of ours', async () => {
  const app = appOn(await freePort())
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ error_code: 'UNAVAILABLE' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.inject('/broken')).json()).toMatchObject({ error_code: 'INTERNAL' })
})

it('so is one that answers nobody, and one whose connections are all in use', async () => {
  const silent = createServer((socket) => void close.push(async () => socket.destroy())).listen(
    0,
    '127.0.0.1',
  )
  await once(silent, 'listening')
  close.push(async () => silent.close())
  const address = silent.address()
  const app = appOn(typeof address === 'object' && address ? address.port : 0)
  const answers = await Promise.all([app.inject('/'), app.inject('/')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503])
})
