/** The heavy part of a demo call, loaded once; after a failed load (no network) or `timeoutMs` it throws, and the next call tries again. */
export const loadLazyApi = async (timeoutMs?: number) => {
  const load = import('@/features/demo-call/call/lazy-api')
  if (timeoutMs === undefined) return (await load).lazyApi
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(reject, timeoutMs, new Error('the page is loading too slowly')),
  )
  return (await Promise.race([load, late])).lazyApi
}

export type LazyApi = Awaited<ReturnType<typeof loadLazyApi>>
