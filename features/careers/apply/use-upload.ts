'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { checkFile, CV_PROBLEMS, fingerprintOf, type CvProblem } from './cv-rules'

type Chosen = { name: string; size: number }

/** Where the CV stands: `refused` was not even tried, `failed` can be tried again with the same file. */
export type Upload =
  | { state: 'none' }
  | ({ state: 'refused'; problem: CvProblem } & Chosen)
  | ({ state: 'uploading'; share: number } & Chosen)
  | ({ state: 'failed'; problem: CvProblem } & Chosen)
  | ({ state: 'done'; address: string } & Chosen)

const NONE: Upload = { state: 'none' }

const send = async (file: File, signal: AbortSignal, onProgress: (share: number) => void) => {
  const { engine } = await import('./engine')
  const formStart = await engine.sender.token()
  return engine.uploadCv(file, { formStart, signal, onProgress })
}

const problemIn = (error: unknown): CvProblem => {
  const problem: unknown = error instanceof Error && 'problem' in error ? error.problem : undefined
  return CV_PROBLEMS.find((known) => known === problem) ?? 'UPLOAD'
}

/** One file on its way into the storage: choose, cancel, replace, retry; a newer choice always wins. */
export const useUpload = () => {
  const [upload, setUpload] = useState<Upload>(NONE)
  const file = useRef<File>(undefined)
  const running = useRef<{ abort: AbortController; end: Promise<string | null> }>(undefined)
  const address = useRef<string>(undefined)
  const fingerprint = useRef<string>(undefined)

  const stop = useCallback(() => {
    running.current?.abort.abort()
    running.current = undefined
    address.current = undefined
  }, [])

  useEffect(() => stop, [stop])

  const start = useCallback(
    (next: File): Promise<string | null> => {
      stop()
      file.current = next
      const abort = new AbortController()
      const chosen = { name: next.name, size: next.size }
      const show = (shown: Upload) => {
        if (!abort.signal.aborted) setUpload(shown)
      }
      const run = async () => {
        const problem = await checkFile(next)
        if (problem) {
          show({ state: 'refused', problem, ...chosen })
          return null
        }
        show({ state: 'uploading', share: 0, ...chosen })
        try {
          fingerprint.current = await fingerprintOf(next)
          const stored = await send(next, abort.signal, (share) =>
            show({ state: 'uploading', share, ...chosen }),
          )
          if (abort.signal.aborted || stored === null) return null
          address.current = stored
          show({ state: 'done', address: stored, ...chosen })
          return stored
        } catch (error) {
          show({ state: 'failed', problem: problemIn(error), ...chosen })
          return null
        }
      }
      const end = run()
      running.current = { abort, end }
      return end
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
    (problem: CvProblem, chosen: Chosen) => {
      stop()
      file.current = undefined
      setUpload({ state: 'refused', problem, ...chosen })
    },
    [stop],
  )

  const retry = useCallback(() => (file.current ? start(file.current) : Promise.resolve(null)), [start])

  /** The stored address, once what is on its way has arrived; a failed upload is tried once more. Null without a file. */
  const settled = useCallback(async () => {
    const stored = address.current ?? (await running.current?.end)
    return stored ?? (await retry())
  }, [retry])

  /** What the service refused is put back to “failed”, so that it is uploaded anew. */
  const spoil = useCallback((problem: CvProblem) => {
    address.current = undefined
    setUpload((shown) =>
      shown.state === 'done' ? { state: 'failed', problem, name: shown.name, size: shown.size } : shown,
    )
  }, [])

  /** What tells the chosen file from another, also when it is chosen again. */
  const identity = useCallback(() => fingerprint.current ?? '', [])

  return { upload, identity, choose: start, cancel: remove, remove, retry, refuse, settled, spoil }
}
