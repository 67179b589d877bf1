/** The heavy part of a demo call, loaded once; after a failed load (no network) or `patienceMs` it throws, and the next call tries again. */
export const loadEngine = async (patienceMs?: number) => {
  const load = import('@/features/demo-call/engine')
  if (patienceMs === undefined) return (await load).engine
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(reject, patienceMs, new Error('the page is loading too slowly')),
  )
  return (await Promise.race([load, late])).engine
}

export type Engine = Awaited<ReturnType<typeof loadEngine>>
