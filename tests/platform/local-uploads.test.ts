import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GOOD } from './cv-files.ts'
import { bodyOf, eventually, presign, putFile, storedAddress } from './forms.ts'
import { START_MS } from './harness.ts'
import { startStorage, type UploadStorage } from './upload-storage.ts'

describe('a local storage', () => {
  let storage: UploadStorage
  beforeAll(async () => {
    storage = await startStorage('local')
  }, START_MS)
  afterAll(() => storage.stop())

  it('an address is good once and for five minutes', async () => {
    const url = await presign(storage, 'pdf')
    expect((await putFile(url, GOOD.pdf)).status).toBe(200)
    expect((await putFile(url, GOOD.pdf)).status).toBe(404)
    const late = await presign(storage, 'pdf')
    storage.clock.ahead = 5 * 60_000 + 1
    expect((await putFile(late, GOOD.pdf)).status).toBe(404)
    storage.clock.ahead = 0
  })

  it('is refused again after a file that was not right', async () => {
    const url = await presign(storage, 'pdf')
    expect((await putFile(url, GOOD.docx)).status).toBe(415)
    expect((await putFile(url, GOOD.pdf)).status).toBe(404)
  })

  it('a path in the name stays a name', async () => {
    const url = new URL(await presign(storage, 'pdf'))
    for (const trick of [
      '..%2f..%2fsecret.pdf',
      '%2e%2e/secret.pdf',
      'a.pdf%00.exe',
      `${'0'.repeat(32)}.exe`,
    ]) {
      const put = await putFile(`${url.origin}/api/v1/uploads/${trick}${url.search}`, GOOD.pdf)
      expect([400, 404]).toContain(put.status)
    }
  })

  it('is shown to nobody', async () => {
    const url = await presign(storage, 'pdf')
    await putFile(url, GOOD.pdf)
    for (const address of [url, storedAddress(url)]) {
      const read = await fetch(address)
      expect(read.status).toBe(405)
      expect(await read.text()).not.toContain('%PDF')
    }
  })

  it('tells the browser of the site, and no other, that it may send', async () => {
    const ask = (origin: string, url: string) =>
      fetch(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'PUT' } })
    const url = await presign(storage, 'pdf')
    const { headers } = await ask('http://localhost:3000', url)
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
    expect(headers.get('access-control-allow-methods')).toContain('PUT')
    expect((await ask('http://evil.example', url)).headers.get('access-control-allow-origin')).not.toBe(
      'http://evil.example',
    )
  })

  it('any media type a browser thinks of is fine', async () => {
    for (const type of [
      'application/pdf',
      'application/json',
      'text/plain',
      '',
      'multipart/form-data; boundary=x',
    ])
      expect(
        (await putFile(await presign(storage, 'pdf'), GOOD.pdf, type ? { 'content-type': type } : {})).status,
      ).toBe(200)
  })

  it('an upload that breaks off leaves nothing behind', async () => {
    const url = new URL(await presign(storage, 'pdf'))
    const socket = connect(Number(url.port), '127.0.0.1')
    socket.write(`PUT ${url.pathname}${url.search} HTTP/1.1\r\nhost: x\r\ncontent-length: 90000\r\n\r\n`)
    socket.write(bodyOf(GOOD.pdf))
    const folder = join(storage.context.env.DATA_DIR, 'uploads')
    const part = join(folder, `${url.pathname.split('/').pop()}.part`)
    await eventually(() => existsSync(part))
    socket.destroy()
    await eventually(() => readdirSync(folder).every((name) => !name.endsWith('.part')))
    expect((await putFile(url.href, GOOD.pdf)).status).toBe(404)
  })
})
