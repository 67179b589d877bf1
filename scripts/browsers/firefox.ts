#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

// Started by Playwright in the place of Firefox (E2E_FIREFOX): passes on what they say to each other, but for a command that an ESR does not know yet.
const UNKNOWN = 'emulation.setMediaFeaturesOverride'
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

const relay = (client: WebSocket, url: string) => {
  const browser = new WebSocket(url)
  const waiting: string[] = []
  browser.on('open', () => {
    for (const message of waiting.splice(0)) browser.send(message)
  })
  client.on('message', (data) => {
    const text = String(data)
    const { id, method } = JSON.parse(text)
    if (method === UNKNOWN) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else waiting.push(text)
  })
  browser.on('message', (data) => client.send(String(data)))
  browser.on('close', () => client.close())
  client.on('close', () => browser.close())
}

const open = (url: string) => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client, { url: path = '' }) => relay(client, url + path))
  server.on('listening', () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : ''
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
}

const firefox = spawn(process.env['E2E_FIREFOX'] ?? '', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, url] = LISTENING.exec(line) ?? []
  if (url) open(url)
  else process.stderr.write(`${line}\n`)
})
firefox.on('exit', (code) => process.exit(code ?? 1))
