import type { Clip } from '@/features/demo-call/handset/script'
import type { Sound } from '@/features/demo-call/handset/unlock-sound'

/** Told the moment reached, in milliseconds, and the end. */
export type ClipEvents = { time: (ms: number) => void; end: () => void }

/** A clip under way; `stop` says how far it got, in milliseconds. */
export type Playing = { stop: () => number }

type Play = {
  clip: Clip
  /** null: nothing is to be heard, the words run by the clock. */
  sound: Sound | null
  onTime: (ms: number) => void
  onEnd: () => void
  /** The browser cannot play it; the words go on by the clock from where it stopped. */
  onSilent: () => void
}

const TICK_MS = 60
const START_TIMEOUT_MS = 4_000
const STALL_MS = 3_000

/** Plays one clip to its end and reports where it is; without sound, or when the sound fails, by the clock. */
export const playClip = ({ clip, sound, onTime, onEnd, onSilent }: Play): Playing => {
  let at = 0
  let isFinished = false
  let timer: ReturnType<typeof setInterval> | undefined
  const scope = new AbortController()

  const release = () => {
    isFinished = true
    clearInterval(timer)
    scope.abort()
  }

  const end = () => {
    if (isFinished) return
    release()
    onEnd()
  }

  const byClock = (fromMs: number) => {
    clearInterval(timer)
    const began = performance.now() - fromMs
    timer = setInterval(() => {
      at = performance.now() - began
      if (at >= clip.durationMs) return end()
      onTime(at)
    }, TICK_MS)
  }

  const fail = () => {
    if (isFinished || scope.signal.aborted) return
    scope.abort()
    sound?.audio.pause()
    onSilent()
    byClock(at)
  }

  const byEar = ({ audio }: Sound) => {
    let movedAt = performance.now()
    let timeoutMs = START_TIMEOUT_MS
    audio.src = clip.src
    audio.addEventListener('ended', end, { signal: scope.signal })
    audio.addEventListener('error', fail, { signal: scope.signal })
    audio.play()?.catch(fail)
    timer = setInterval(() => {
      const now = audio.currentTime * 1_000
      if (now > at) {
        ;[at, movedAt, timeoutMs] = [now, performance.now(), STALL_MS]
        return onTime(at)
      }
      if (performance.now() - movedAt > timeoutMs) fail()
    }, TICK_MS)
  }

  if (sound) byEar(sound)
  else byClock(0)

  return {
    stop: () => {
      release()
      sound?.audio.pause()
      return Math.min(at, clip.durationMs)
    },
  }
}
