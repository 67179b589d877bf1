import { Buffer } from 'node:buffer'
import { readFile, writeFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og.js'
import { createElement } from 'react'

const INK = '#07191a'
const MASK_SAFE = 0.72

/** The mark without its dark-mode style, which the rasteriser does not know. */
const readMark = async () => (await readFile('app/icon.svg', 'utf8')).replace(/<style>[\s\S]*<\/style>/, '')

const png = async (mark: string, size: number, share = 1) => {
  const src = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`
  const side = Math.round(size * share)
  const frame = { display: 'flex', width: size, height: size, alignItems: 'center', justifyContent: 'center' }
  const image = createElement('img', { src, width: side, height: side })
  const ground = share < 1 ? { background: INK } : {}
  const drawn = new ImageResponse(createElement('div', { style: { ...frame, ...ground } }, image), {
    width: size,
    height: size,
  })
  return Buffer.from(await drawn.arrayBuffer())
}

/** One .ico file holding PNG pictures, smallest first: a directory of 16 bytes each, then the pictures. */
const ico = (pictures: readonly { size: number; data: Buffer }[]) => {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  pictures.reduce((offset, { size, data }, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(data.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    return offset + data.length
  }, head.length)
  return Buffer.concat([head, ...pictures.map(({ data }) => data)])
}

const mark = await readMark()
const square = mark.replace('rx="9" ', '')
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(mark, size) })))

await writeFile('app/favicon.ico', ico(small))
await writeFile('app/apple-icon.png', await png(square, 180))
await writeFile('public/icon-192.png', await png(mark, 192))
await writeFile('public/icon-512.png', await png(mark, 512))
await writeFile('public/icon-maskable-512.png', await png(square, 512, MASK_SAFE))
