import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { z } from 'zod'
import { isLang } from '../../locales/read-words.ts'
import { findRows } from './find.ts'
import { saveRow } from './save.ts'

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const text = z.string().max(20_000)
const rowSchema = z.strictObject({
  file: text,
  key: text,
  vi: text,
  en: text,
  'vi was': text,
  'en was': text,
})

const MOST_BYTES = 100_000

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > MOST_BYTES) throw new Error('too long')
  }
  return JSON.parse(body)
}

const find = ({ searchParams }: URL) => {
  const [asked, lang = '', path = '/'] = ['text', 'lang', 'path'].map((name) => searchParams.get(name) ?? '')
  return isLang(lang) ? findRows(asked ?? '', lang, path) : []
}

type Options = { port: number; site: string; root?: string }

/**
 * Serves the editor of words beside `npm run dev`, on this machine only: its script, what a touched text is, and the way back into its
 * file. Only pages of `site` may read and write.
 */
export const startEditor = ({ port, site, root }: Options): Server =>
  createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const isScript = url.pathname === '/editor.js'
    response.setHeader('access-control-allow-origin', site)
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (!isScript && request.headers.origin !== site) return void response.writeHead(403).end()
    try {
      if (isScript) {
        response.setHeader('content-type', 'text/javascript')
        response.end(`const WORDS = ${file('words.json')};\n${stripTypeScriptTypes(file('client.ts'))}`)
      } else if (url.pathname === '/find') response.end(JSON.stringify(find(url)))
      else if (url.pathname === '/save' && request.method === 'POST')
        response.end(JSON.stringify({ error: saveRow(rowSchema.parse(await bodyOf(request)), root) ?? null }))
      else response.writeHead(404).end()
    } catch {
      response.writeHead(400).end()
    }
  }).listen(port, '127.0.0.1')
