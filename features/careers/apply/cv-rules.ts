import { CV_EXTENSIONS, CV_MAX_BYTES, type CvExtension } from '@/lib/contract/cv-file'
import { toHex } from '@/lib/hex'

/** Why a file is not taken, or did not arrive. */
export const CV_ERRORS = [
  'NO_EXTENSION',
  'WRONG_TYPE',
  'WRONG_CONTENT',
  'EMPTY',
  'TOO_LARGE',
  'TOO_MANY',
  'UNREADABLE',
  'LIMIT',
  'STORAGE',
  'UPLOAD',
] as const
export type CvError = (typeof CV_ERRORS)[number]

/** The ending of a file name in small letters; null for a name without one, such as `cv`, `cv.` or `.pdf`. */
export const extensionOf = (name: string): string | null =>
  /[^./\\]\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? null

const isAllowed = (extension: string): extension is CvExtension =>
  CV_EXTENSIONS.some((allowed) => allowed === extension)

const SIGNATURES: Record<CvExtension, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  doc: [0xd0, 0xcf, 0x11, 0xe0],
  docx: [0x50, 0x4b, 0x03, 0x04],
}
/** A pdf may have a few bytes in front of its signature. */
const PDF_LEAD = 1024

const hasSignature = (bytes: Uint8Array, signature: readonly number[], at: number) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const isOfType = (bytes: Uint8Array, extension: CvExtension) => {
  const signature = SIGNATURES[extension]
  if (extension !== 'pdf') return hasSignature(bytes, signature, 0)
  return Array.from({ length: Math.max(0, bytes.length - signature.length + 1) }).some((_, at) =>
    hasSignature(bytes, signature, at),
  )
}

/** What is wrong with a chosen file, before anything is sent; null when it may be uploaded. */
export const checkFile = async (file: File): Promise<CvError | null> => {
  const extension = extensionOf(file.name)
  if (!extension) return 'NO_EXTENSION'
  if (!isAllowed(extension)) return 'WRONG_TYPE'
  if (file.size === 0) return 'EMPTY'
  if (file.size > CV_MAX_BYTES) return 'TOO_LARGE'
  try {
    const head = new Uint8Array(await file.slice(0, PDF_LEAD).arrayBuffer())
    return isOfType(head, extension) ? null : 'WRONG_CONTENT'
  } catch {
    return 'UNREADABLE'
  }
}

/** The same for the same file, chosen once more or after a reload; on an address without https its name, size and date have to do. */
export const fingerprintOf = async (file: File): Promise<string> =>
  window.isSecureContext
    ? toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())))
    : `${file.name} ${file.size} ${file.lastModified}`
