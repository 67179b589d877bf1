/** The heavy part of the try-out, loaded at the first touch of its form; after a failed load the next touch tries again. */
export const loadEngine = async () => (await import('@/features/tts/engine')).engine
