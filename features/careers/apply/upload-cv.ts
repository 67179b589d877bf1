import { ApiError } from '@/lib/api-error'
import { paths } from '@/lib/contract/paths'
import { presignedUrlSchema, type PresignQuery } from '@/lib/contract/upload'
import { request, requestFile } from '@/lib/http'
import { extensionOf, type CvError } from './cv-rules'

type UploadOptions = {
  /** The token of the form the file belongs to. */
  formStart: string | undefined
  signal: AbortSignal
  /** Called with the ratio that has left, 0 to 1. */
  onProgress: (ratio: number) => void
}

/** Why a CV did not get into the storage. */
class UploadError extends Error {
  readonly code: CvError
  constructor(code: CvError, cause?: unknown) {
    super(code, { cause })
    this.name = 'UploadError'
    this.code = code
  }
}

// The file goes to another service, with an answer of its own kind and no 15 seconds: a slow line may need minutes.
const STALLED_MS = 5 * 60_000

const ERROR_OF_STATUS = new Map<number | undefined, CvError>([
  [413, 'TOO_LARGE'],
  [415, 'WRONG_CONTENT'],
  [429, 'LIMIT'],
])
const errorOf = (status: number | undefined): CvError =>
  ERROR_OF_STATUS.get(status) ?? (status && status >= 500 ? 'STORAGE' : 'UPLOAD')

// Whoever's network works need not look after it.
const errorOfAsking = ({ kind, status }: ApiError): CvError =>
  kind === 'timeout' || kind === 'shape' ? 'STORAGE' : errorOf(status)

const storedAddress = (presigned: string) => {
  const { origin, pathname } = new URL(presigned)
  return origin + pathname
}

/**
 * Puts a file into the storage and gives its stored address (origin plus path of the presigned one), or null, with
 * nothing sent, when its name has no extension. Only an answer of 200 counts; everything else is an UploadError.
 */
export const uploadCv = async (
  file: File,
  { formStart, signal, onProgress }: UploadOptions,
): Promise<string | null> => {
  const extension = extensionOf(file.name)
  if (!extension) return null
  try {
    const params = { extension, suffix: 'cv', size: file.size, formStart } satisfies Record<
      keyof PresignQuery,
      unknown
    >
    const { url } = await request(presignedUrlSchema, { url: paths.presignedUrl, params, signal })
    const { status } = await requestFile({
      method: 'PUT',
      url,
      data: file,
      signal,
      timeout: STALLED_MS,
      headers: { 'content-type': file.type || 'application/octet-stream' },
      onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
    })
    if (status !== 200) throw new UploadError(errorOf(status))
    return storedAddress(url)
  } catch (error) {
    if (error instanceof UploadError) throw error
    throw new UploadError(error instanceof ApiError ? errorOfAsking(error) : 'UPLOAD', error)
  }
}
