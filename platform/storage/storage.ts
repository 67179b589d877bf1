import type { Readable } from 'node:stream'
import type { CvExtension } from '../../lib/contract/cv-file.ts'
import type { Files } from './files.ts'

/** What an address is given for: exactly `size` bytes. */
export type UploadTicket = { key: string; size: number; expiresAt: Date }

/** How an upload ended. */
export type UploadResult = 'stored' | 'empty' | 'too-large' | 'wrong-content' | 'broken'

/**
 * Keeps what the platform makes (`files`: sounds, letters) and, under random keys, what visitors upload; nobody gets at either from
 * outside. Every failure of the store itself throws.
 */
export type Storage = {
  files: Files
  /** An address that takes one file by PUT until the ticket expires. */
  presign: (ticket: UploadTicket) => Promise<string>
  /** The key of a stored address (origin and path of a presigned one), or null when it is none of ours. */
  keyOf: (address: string) => string | null
  /** The bytes of a file, or null when there is none or it is larger than any we take. */
  read: (key: string) => Promise<Buffer | null>
  /** Puts a checked file where its upload address cannot change it any more. */
  settle: (key: string, bytes: Buffer) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Removes what unfinished or repeated uploads left before a moment. */
  sweep: (before: Date) => Promise<void>
  /** Takes a PUT of this platform's own address; absent where the browser sends to another server. */
  receive?: (upload: { key: string; size: number; body: Readable }) => Promise<UploadResult>
  /** Whether this platform signed that address. */
  isSigned?: (key: string, expires: number, signature: string) => boolean
}

/** A name of 32 hexadecimal digits and the extension. */
export const KEY = /^[0-9a-f]{32}\.(pdf|docx?)$/

/** Whether a text is a key of ours, and so a harmless file name. */
export const isKey = (text: string): boolean => KEY.test(text)

/** The extension in a key. */
export const extensionOf = (key: string): CvExtension | null => {
  const extension = KEY.exec(key)?.[1]
  return extension === 'pdf' || extension === 'doc' || extension === 'docx' ? extension : null
}
