import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
} from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'zstd' | 'gzip'

/** Smallest first: that is the order of preference where a browser takes several. */
export const ENCODINGS: Encoding[] = ['br', 'zstd', 'gzip']

const isEncoding = (value: string | undefined): value is Encoding => ENCODINGS.some((name) => name === value)

const MAX_HEADERS = 500

/** A function that gives the encoding, of those offered, to answer an `Accept-Encoding` header with; undefined for the bytes as they are. */
export const encodingChooser = (offered: Encoding[]) => {
  // Browsers send a handful of values, and reading one takes longer than finding the page.
  const chosen = new Map<string, Encoding | undefined>()
  return (header = ''): Encoding | undefined => {
    if (chosen.has(header)) return chosen.get(header)
    const best = new Negotiator({ headers: { 'accept-encoding': header } }).encoding(offered, {
      preferred: offered,
    })
    const encoding = isEncoding(best) ? best : undefined
    if (chosen.size < MAX_HEADERS) chosen.set(header, encoding)
    return encoding
  }
}

type Effort = 'quick' | 'best'

// The steps from 7 to 9 take two to six times the memory of the sixth for 3 % less.
const BROTLI: Record<Effort, number> = { quick: 6, best: 11 }
const ZSTD: Record<Effort, number> = { quick: 9, best: 19 }

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const zstd = promisify(zstdCompress)

const pack = (bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  if (encoding === 'gzip') return gzipped(bytes, { level: 9 })
  if (encoding === 'zstd') {
    return zstd(bytes, {
      params: { [constants.ZSTD_c_compressionLevel]: ZSTD[effort] },
      pledgedSrcSize: bytes.length,
    })
  }
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/** The bytes in an encoding: `quick` within some 20 ms a page, `best` an eighth smaller in half a second (gzip has one effort). */
export const compress = async (bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  const packed = await pack(bytes, encoding, effort)
  // A block of its own: whoever keeps it would else keep the compressor's, or a pool of 64 kB that Node shares out.
  const own = Buffer.allocUnsafeSlow(packed.length)
  packed.copy(own)
  return own
}

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip), zstd: promisify(zstdDecompress) }

/** The bytes that were compressed. */
export const decompress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => UNPACK[encoding](bytes)
