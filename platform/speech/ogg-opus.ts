import { AI_NOTICE } from './id3.ts'

// RFC 3533 (Ogg) and RFC 7845 (Opus in it).
const FRAME = 960
/** What the encoder looks ahead, to be left out by a player, in samples of 48 kHz. */
const PRE_SKIP = 312
const PACKETS_PER_PAGE = 50
const SERIAL = 1

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 24
  for (let bit = 0; bit < 8; bit++) rest = rest & 0x80000000 ? (rest << 1) ^ 0x04c11db7 : rest << 1
  return rest >>> 0
})

const checksum = (page: Uint8Array): number =>
  page.reduce((crc, byte) => ((crc << 8) ^ (CRC_TABLE[((crc >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0, 0)

type Page = { sequence: number; granule: number; flags?: number }

const BEGIN = 2
const END = 4

/** How a packet's length is written: as many 255 as fit, and what is left. */
const lacing = ({ length }: Uint8Array): number[] => [
  ...Array.from({ length: Math.floor(length / 255) }, () => 255),
  length % 255,
]

const pageOf = (packets: readonly Uint8Array[], { sequence, granule, flags = 0 }: Page): Buffer => {
  const segments = packets.flatMap(lacing)
  const head = Buffer.alloc(27)
  head.write('OggS', 'latin1')
  head.writeUInt8(flags, 5)
  head.writeBigUInt64LE(BigInt(granule), 6)
  head.writeUInt32LE(SERIAL, 14)
  head.writeUInt32LE(sequence, 18)
  head.writeUInt8(segments.length, 26)
  const page = Buffer.concat([head, Uint8Array.from(segments), ...packets])
  page.writeUInt32LE(checksum(page), 22)
  return page
}

const opusHead = (): Buffer => {
  const head = Buffer.alloc(19)
  head.write('OpusHead', 'latin1')
  head.writeUInt8(1, 8)
  head.writeUInt8(1, 9)
  head.writeUInt16LE(PRE_SKIP, 10)
  head.writeUInt32LE(48_000, 12)
  return head
}

const sized = (text: string): Buffer => {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}

const opusTags = (): Buffer =>
  Buffer.concat([
    Buffer.from('OpusTags'),
    sized('libopus'),
    Buffer.from([1, 0, 0, 0]),
    sized(`COMMENT=${AI_NOTICE}`),
  ])

/** Packets as they come from the encoder, each behind its length, apart. */
const packetsIn = (bytes: Uint8Array): Uint8Array[] => {
  const packets: Uint8Array[] = []
  for (let at = 0; at < bytes.length;) {
    const length = (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0)
    packets.push(bytes.subarray(at + 2, at + 2 + length))
    at += 2 + length
  }
  return packets
}

/** An Ogg file of one channel of Opus, with a comment that says it is made by AI. */
export const oggOpus = (bytes: Uint8Array): Buffer => {
  const packets = packetsIn(bytes)
  const pages = [
    pageOf([opusHead()], { sequence: 0, granule: 0, flags: BEGIN }),
    pageOf([opusTags()], { sequence: 1, granule: 0 }),
  ]
  for (let at = 0; at < packets.length; at += PACKETS_PER_PAGE) {
    const until = Math.min(at + PACKETS_PER_PAGE, packets.length)
    const flags = until === packets.length ? END : 0
    pages.push(pageOf(packets.slice(at, until), { sequence: pages.length, granule: until * FRAME, flags }))
  }
  return Buffer.concat(pages)
}
