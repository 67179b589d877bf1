/** Keeps the sound of a call at hand, so that it starts at once and a network lost in mid-call is not heard. */
export const createSoundCache = () => {
  const urls = new Map<string, Promise<string>>()

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
  const urlOf = (src: string): Promise<string> => {
    const url = urls.get(src) ?? fetchSound(src)
    urls.set(src, url)
    return url
  }

  const release = () => {
    for (const work of urls.values())
      void work.then((url) => url.startsWith('blob:') && URL.revokeObjectURL(url))
    urls.clear()
  }

  return { urlOf, release }
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
