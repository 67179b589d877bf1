/** Keeps the sound of a call at hand, so that it starts at once and a network lost in mid-call is not heard. */
export const createSounds = () => {
  const kept = new Map<string, Promise<string>>()

  const fetchSound = async (src: string) => {
    try {
      const answer = await fetch(src)
      if (!answer.ok) return src
      return URL.createObjectURL(await answer.blob())
    } catch {
      // The player asks once more by itself, and goes on by captions if that fails too.
      return src
    }
  }

  /** Where the sound can be played from: this page's memory, or its own address when it could not be had. */
  const at = (src: string): Promise<string> => {
    const known = kept.get(src) ?? fetchSound(src)
    kept.set(src, known)
    return known
  }

  const letGo = () => {
    for (const work of kept.values())
      void work.then((url) => url.startsWith('blob:') && URL.revokeObjectURL(url))
    kept.clear()
  }

  return { at, letGo }
}

/** Whether this visitor asked for little data: then nothing is fetched ahead. */
export const savesData = () => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
