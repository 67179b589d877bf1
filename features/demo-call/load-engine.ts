/** The heavy part of a demo call, loaded once; after a failed load (no network) the next call tries again. */
export const loadEngine = async () => (await import('@/features/demo-call/engine')).engine

export type Engine = Awaited<ReturnType<typeof loadEngine>>
