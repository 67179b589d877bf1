const skip = 5

/** Gives the system's media keys and lock screen the recording; returns a function that takes them back. */
export function connectMediaSession(audio: HTMLAudioElement, title: string): () => void {
  if (!('mediaSession' in navigator)) return () => {}
  const session = navigator.mediaSession
  const jump = (seconds: number) => void (audio.currentTime = Math.max(0, seconds))
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => void audio.play()],
    ['pause', () => audio.pause()],
    ['seekbackward', () => jump(audio.currentTime - skip)],
    ['seekforward', () => jump(audio.currentTime + skip)],
    ['seekto', ({ seekTime }) => jump(seekTime ?? 0)],
  ]
  session.metadata = new MediaMetadata({ title })
  for (const [action, handler] of handlers) session.setActionHandler(action, handler)
  return () => {
    session.metadata = null
    for (const [action] of handlers) session.setActionHandler(action, null)
  }
}
