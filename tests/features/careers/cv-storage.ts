type CvStorage = { uploads: number; answer: () => Promise<string | null>; signal?: AbortSignal }

const stored = () => Promise.resolve('https://store.example/uploads/a.pdf')

/** What the storage says to the next upload; `signal` is the one that may cancel the last. */
export const storage: CvStorage = { uploads: 0, answer: stored }

/** Stands in for `uploadCv`. */
export const fakeUpload = (_file: File, { signal }: { signal: AbortSignal }) => {
  storage.uploads += 1
  storage.signal = signal
  return storage.answer()
}

export const resetStorage = () => {
  storage.uploads = 0
  storage.answer = stored
}
