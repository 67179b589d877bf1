import { fileTypeFromBuffer } from 'file-type'
import { CV_MAX_BYTES, type CvExtension } from '../../lib/contract/cv-file.ts'
import { isDocx } from './check-docx.ts'

/** A PDF ends with this; one that was cut off on the way, or hides something behind its end, does not. */
const isWholePdf = (bytes: Buffer) => bytes.subarray(-2_048).includes('%%EOF')

const OLE_HEAD = 512
const ENTRY_BYTES = 128
const NAME_BYTES = 64
const MACROS = ['macros', 'vba', '_vba_project', '_vba_project_cur']

/**
 * The names of all streams and storages an OLE file may have, in small letters. Every place where an entry of its directory can stand
 * is read, not only the ones its own tables lead to: a reader that follows broken tables elsewhere finds nothing that was not seen here.
 */
const oleNames = (bytes: Buffer): Set<string> => {
  const names = new Set<string>()
  for (let at = OLE_HEAD; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const length = bytes.readUInt16LE(at + NAME_BYTES)
    if (length > 2 && length <= NAME_BYTES)
      names.add(bytes.toString('utf16le', at, at + length - 2).toLowerCase())
  }
  return names
}

/** An OLE file may be anything of the old office; this one is a text without macros. */
const isWordOle = (bytes: Buffer) => {
  const names = oleNames(bytes)
  return names.has('worddocument') && !MACROS.some((name) => names.has(name))
}

type Check = { detected: readonly string[]; isWhole: (bytes: Buffer) => boolean | Promise<boolean> }

const CHECKS: Record<CvExtension, Check> = {
  pdf: { detected: ['pdf'], isWhole: isWholePdf },
  doc: { detected: ['cfb'], isWhole: isWordOle },
  docx: { detected: ['docx', 'zip'], isWhole: isDocx },
}

/** Whether bytes are what their extension says, whole and harmless in size; never throws. */
export const contentFits = async (bytes: Buffer, extension: CvExtension): Promise<boolean> => {
  if (bytes.length === 0 || bytes.length > CV_MAX_BYTES) return false
  const { detected, isWhole } = CHECKS[extension]
  try {
    const type = await fileTypeFromBuffer(bytes)
    return type !== undefined && detected.includes(type.ext) && (await isWhole(bytes))
  } catch {
    return false
  }
}
