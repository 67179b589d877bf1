import { vi } from 'vitest'

/** What the driver uses of an audio element, with the events at the moments a browser sends them. */
export class FakeAudio extends EventTarget {
  static last: FakeAudio
  /** What the next `play()` does. */
  static fail: string | undefined
  preload = ''
  src = ''
  crossOrigin: string | null = null
  paused = true
  duration = NaN
  currentTime = 0
  playbackRate = 1
  defaultPlaybackRate = 1
  load = vi.fn()
  removeAttribute = vi.fn()

  constructor() {
    super()
    FakeAudio.last = this
  }

  async play() {
    await Promise.resolve()
    if (FakeAudio.fail) throw Object.assign(new Error(), { name: FakeAudio.fail })
    this.paused = false
    this.dispatchEvent(new Event('playing'))
  }

  pause() {
    if (this.paused) return
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
}
