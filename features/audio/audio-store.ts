type Listener = (audioId: string) => void

/** The selected recording: `''` until one is selected; `select` is the one action that changes it. */
export function createAudioStore() {
  const listeners = new Set<Listener>()
  let audioId = ''
  return {
    get: () => audioId,
    select: (id: string) => {
      if (id === audioId) return
      audioId = id
      listeners.forEach((listener) => listener(id))
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type AudioStore = ReturnType<typeof createAudioStore>
