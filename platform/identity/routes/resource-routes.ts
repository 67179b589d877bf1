import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { IdentityContext } from './context.ts'

const require = createRequire(import.meta.url)
const pageFile = (name: string) => readFileSync(new URL(`../pages/${name}`, import.meta.url))
const font = (subset: string) =>
  readFileSync(
    require.resolve(`@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${subset}-wght-normal.woff2`),
  )

const HOUR = 'public, max-age=3600'
const YEAR = 'public, max-age=31536000, immutable'

/** The style, the script, the icon and the fonts of the pages, all served from here. */
export const resourceRoutes = (app: FastifyInstance, { urls }: IdentityContext): void => {
  const files = [
    { name: 'style.css', type: 'text/css; charset=utf-8', cache: HOUR, bytes: pageFile('style.css') },
    { name: 'submit.js', type: 'text/javascript; charset=utf-8', cache: HOUR, bytes: pageFile('submit.js') },
    { name: 'icon.svg', type: 'image/svg+xml', cache: HOUR, bytes: pageFile('icon.svg') },
    { name: 'hanken-latin.woff2', type: 'font/woff2', cache: YEAR, bytes: font('latin') },
    { name: 'hanken-vietnamese.woff2', type: 'font/woff2', cache: YEAR, bytes: font('vietnamese') },
  ]
  for (const { name, type, cache, bytes } of files) {
    app.get(`${urls.resources}/${name}`, (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': cache }).send(bytes),
    )
  }
  app.get('/favicon.ico', (_request, reply) => reply.redirect(`${urls.resources}/icon.svg`, 302))
}
