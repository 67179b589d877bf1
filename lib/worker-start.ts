/** What a worker answers first; rejects, too, when its script cannot be loaded, of which a call to it would hear nothing. */
export const workerStart = <T>(worker: Worker, first: Promise<T>): Promise<T> =>
  Promise.race([
    first,
    new Promise<never>((_, reject) =>
      worker.addEventListener('error', () => reject(new Error('a worker did not start')), { once: true }),
    ),
  ])
