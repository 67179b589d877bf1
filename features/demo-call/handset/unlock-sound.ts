/** The one audio element of a handset, and the audio context of its tones; null where the browser has none. */
export type Sound = { audio: HTMLAudioElement; context: AudioContext | null }

// A few silent samples: playing them inside the tap is what lets iOS play the call later on.
const SILENCE =
  'data:audio/wav;base64,UklGRiwAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQgAAACAgICAgICAgA=='

const openContext = () => {
  try {
    const context = new AudioContext()
    void context.resume().catch(() => undefined)
    return context
  } catch {
    return null
  }
}

/** Must run inside a click: makes the element and the context that may sound from now on. */
export const unlockSound = (): Sound => {
  const audio = new Audio(SILENCE)
  audio.preload = 'auto'
  void audio.play()?.catch(() => undefined)
  return { audio, context: openContext() }
}

/** Lets go of the element and the context. */
export const releaseSound = ({ audio, context }: Sound) => {
  audio.pause()
  audio.removeAttribute('src')
  if (context && context.state !== 'closed') void context.close().catch(() => undefined)
}

export const muteSound = ({ audio }: Sound, isMuted: boolean) => {
  audio.muted = isMuted
}
