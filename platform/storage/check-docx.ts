import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

const MAX_ENTRIES = 2_000
const MAX_UNPACKED = 100 * 1024 * 1024
/** Text packs about twenty to one; beyond a few pictures of one colour, nothing a person writes packs tighter than this. */
const MAX_RATIO = 200
const ALWAYS_FINE = 20 * 1024 * 1024
const MAX_READ = 1024 * 1024

const TYPES = '[Content_Types].xml'
const BODY = 'word/document.xml'
const MAIN_TYPE = 'wordprocessingml.document.main+xml'
const MACRO_TYPE = /vbaProject/i
const MACRO_PART = /vbaProject\.bin$/i

const RELATIONS = /\.rels$/i
const RELATION = /<(?:\w+:)?Relationship\s(?:[^>"']|"[^"]*"|'[^']*')*>/g
/** What a text editor fetches and opens by itself; links and pictures are left to the reader. */
const ACTIVE = /\/(attachedTemplate|oleObject|frame|subDocument|aFChunk|package|control)$/i
/** A template on the writer's own disk, as every text made from one names it. */
const ON_OWN_DISK = /^(file:\/\/\/[a-z]:|[^:/\\]+$)/i

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`, 'i').exec(tag)?.[1] ?? ''

/** Whether the relations of a part lead to nothing active elsewhere; false as well where they are written so that they cannot be read plainly. */
const areHarmless = (xml: string): boolean => {
  if (!/<(?:\w+:)?Relationships[\s/>]/.test(xml) || /<!(DOCTYPE|ENTITY)|&#/i.test(xml)) return false
  return (xml.match(RELATION) ?? []).every(
    (tag) =>
      !/external/i.test(attribute(tag, 'TargetMode')) ||
      !ACTIVE.test(attribute(tag, 'Type')) ||
      ON_OWN_DISK.test(attribute(tag, 'Target')),
  )
}

/** Lets bytes through without keeping them and fails once there are too many; keeps them when they are wanted. */
const counter = (limit: number, kept: Buffer[] | null) => {
  let total = 0
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      total += chunk.length
      if (total > limit) return done(new Error('too much'))
      kept?.push(chunk)
      done()
    },
  })
}

const unpack = async (zip: ZipFile, entry: Entry, limit: number, keep: boolean) => {
  const kept: Buffer[] | null = keep ? [] : null
  await pipeline(await zip.openReadStreamPromise(entry), counter(limit, kept))
  return kept ? Buffer.concat(kept).toString('utf8') : ''
}

/** Whether a zip is a Word text, without macros or active parts from elsewhere, that unpacks to a sane size; throws when it cannot be read at all. */
export const isDocx = async (bytes: Buffer): Promise<boolean> => {
  const zip = await fromBufferPromise(bytes)
  if (zip.entryCount > MAX_ENTRIES) return false
  const limit = Math.min(MAX_UNPACKED, Math.max(ALWAYS_FINE, bytes.length * MAX_RATIO))
  const names = new Set<string>()
  let unpacked = 0
  let isText = false
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize } = entry
    unpacked += uncompressedSize
    // An archive that names a part twice shows one to the checker and the other to the reader.
    if (unpacked > limit || names.has(fileName) || MACRO_PART.test(fileName)) return false
    names.add(fileName)
    if (fileName.endsWith('/')) continue
    // The sizes in the list may lie: what is unpacked for real is held against them.
    const isRead = fileName === TYPES || RELATIONS.test(fileName)
    if (isRead && uncompressedSize > MAX_READ) return false
    const text = await unpack(zip, entry, uncompressedSize, isRead)
    if (fileName === TYPES) isText = text.includes(MAIN_TYPE) && !MACRO_TYPE.test(text)
    else if (isRead && !areHarmless(text)) return false
  }
  return isText && names.has(BODY)
}
