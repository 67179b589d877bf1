/** What a worker answers first; ends it and rejects when it has no answer, or when its script cannot be loaded, of which a call to it would hear nothing. */
export const workerStart = async <T>(worker: Worker, first: Promise<T>): Promise<T> => {
  const failed = new Promise<never>((_, reject) =>
    worker.addEventListener('error', () => reject(new Error('a worker did not start')), { once: true }),
  )
  try {
    return await Promise.race([first, failed])
  } catch (error) {
    worker.terminate()
    throw error
  }
}
