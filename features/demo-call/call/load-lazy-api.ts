/** The heavy part of a demo call, loaded once; after a failed load (no network) or `patienceMs` it throws, and the next call tries again. */
export const loadLazyApi = async (patienceMs?: number) => {
  const load = import('@/features/demo-call/call/lazy-api')
  if (patienceMs === undefined) return (await load).lazyApi
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(reject, patienceMs, new Error('the page is loading too slowly')),
  )
  return (await Promise.race([load, late])).lazyApi
}

export type LazyApi = Awaited<ReturnType<typeof loadLazyApi>>
