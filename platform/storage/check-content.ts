import { fileTypeFromBuffer } from 'file-type'
import { CV_MAX_BYTES, type CvExtension } from '../../lib/contract/upload.ts'
import { isDocx } from './check-docx.ts'

/** A PDF ends with this; one that was cut off on the way, or hides something behind its end, does not. */
const isWholePdf = (bytes: Buffer) => bytes.subarray(-2_048).includes('%%EOF')

const ENTRY_BYTES = 128
const WORD_STREAM = Buffer.from('WordDocument\0', 'utf16le')

/** An OLE file may be anything of the old office; the one with a stream of this name is a text. */
const isWordOle = (bytes: Buffer) => {
  for (let at = bytes.indexOf(WORD_STREAM); at >= 0; at = bytes.indexOf(WORD_STREAM, at + 1)) {
    if (at >= 512 && at % ENTRY_BYTES === 0) return true
  }
  return false
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
    const found = await fileTypeFromBuffer(bytes)
    return found !== undefined && detected.includes(found.ext) && (await isWhole(bytes))
  } catch {
    return false
  }
}
