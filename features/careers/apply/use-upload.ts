'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { checkFile, CV_ERRORS, fingerprintOf, type CvError } from './cv-rules'

type Chosen = { name: string; size: number }

/** Where the CV stands: `refused` was not even tried, `failed` can be tried again with the same file. */
export type Upload =
  | { state: 'none' }
  | ({ state: 'refused'; error: CvError } & Chosen)
  | ({ state: 'uploading'; ratio: number } & Chosen)
  | ({ state: 'failed'; error: CvError } & Chosen)
  | ({ state: 'done'; address: string } & Chosen)

const NONE: Upload = { state: 'none' }

const send = async (file: File, signal: AbortSignal, onProgress: (ratio: number) => void) => {
  const { api } = await import('./form-api')
  const formStart = await api.sender.token()
  return api.uploadCv(file, { formStart, signal, onProgress })
}

const toCvError = (error: unknown): CvError => {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return CV_ERRORS.find((cvError) => cvError === code) ?? 'UPLOAD'
}

/** One file on its way into the storage: choose, replace, retry, remove; a newer choice always wins, `onAccepted` is called for one that may be uploaded. */
export const useUpload = () => {
  const [upload, setUpload] = useState<Upload>(NONE)
  const file = useRef<File>(undefined)
  const running = useRef<{ abort: AbortController; result: Promise<string | null> }>(undefined)
  const address = useRef<string>(undefined)
  const fingerprint = useRef<string>(undefined)

  const stop = useCallback(() => {
    running.current?.abort.abort()
    running.current = undefined
    address.current = undefined
  }, [])

  useEffect(() => stop, [stop])

  const start = useCallback(
    (next: File, onAccepted?: () => void): Promise<string | null> => {
      stop()
      file.current = next
      const abort = new AbortController()
      const chosen = { name: next.name, size: next.size }
      const show = (state: Upload) => {
        if (!abort.signal.aborted) setUpload(state)
      }
      const run = async () => {
        const error = await checkFile(next)
        if (error) {
          show({ state: 'refused', error, ...chosen })
          return null
        }
        if (!abort.signal.aborted) onAccepted?.()
        show({ state: 'uploading', ratio: 0, ...chosen })
        try {
          fingerprint.current = await fingerprintOf(next)
          const stored = await send(next, abort.signal, (ratio) =>
            show({ state: 'uploading', ratio, ...chosen }),
          )
          if (abort.signal.aborted || stored === null) return null
          address.current = stored
          show({ state: 'done', address: stored, ...chosen })
          return stored
        } catch (error) {
          show({ state: 'failed', error: toCvError(error), ...chosen })
          return null
        }
      }
      const result = run()
      running.current = { abort, result }
      return result
    },
    [stop],
  )

  /** Takes the file away; gives what brings it back as it was, where it had arrived. */
  const remove = useCallback(() => {
    const [kept, stored] = [file.current, address.current]
    stop()
    file.current = undefined
    setUpload(NONE)
    if (upload.state !== 'done') return undefined
    return () => {
      stop()
      file.current = kept
      address.current = stored
      setUpload(upload)
    }
  }, [stop, upload])

  const refuse = useCallback(
    (error: CvError, chosen: Chosen) => {
      stop()
      file.current = undefined
      setUpload({ state: 'refused', error, ...chosen })
    },
    [stop],
  )

  const retry = useCallback(
    (onAccepted?: () => void) => (file.current ? start(file.current, onAccepted) : Promise.resolve(null)),
    [start],
  )

  /** The stored address, once what is on its way has arrived; a failed upload is tried once more. Null without a file. */
  const settled = useCallback(async () => {
    const stored = address.current ?? (await running.current?.result)
    return stored ?? (await retry())
  }, [retry])

  /** What the service refused is put back to “failed”, so that it is uploaded anew. */
  const invalidate = useCallback((error: CvError) => {
    address.current = undefined
    setUpload((last) =>
      last.state === 'done' ? { state: 'failed', error, name: last.name, size: last.size } : last,
    )
  }, [])

  /** What tells the chosen file from another, also when it is chosen again. */
  const readFingerprint = useCallback(() => fingerprint.current ?? '', [])

  return { upload, fingerprint: readFingerprint, choose: start, remove, retry, refuse, settled, invalidate }
}
