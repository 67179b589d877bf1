import { takeSound } from '@/lib/one-sound'
import { createAudioStore, type AudioStore } from './audio-store'
import { connectMediaSession } from './media-session'
import { createPhoneFilter } from './phone-filter'
import { nextSpeed, playerAt, showRest, showSoundMode, showSpeed, showState, showTime } from './player-view'

/** A playhead goes half a pixel in this time; in every picture, a slow phone would have time for nothing else. In milliseconds. */
const SHOW_MS = 50
/** How far an arrow key moves in a recording, in seconds. */
const KEY_STEP = 5
const KEYS: Partial<Record<string, number>> = {
  ArrowRight: KEY_STEP,
  ArrowUp: KEY_STEP,
  ArrowLeft: -KEY_STEP,
  ArrowDown: -KEY_STEP,
}

const isForeign = (src = '') => new URL(src, location.href).origin !== location.origin

type Options = {
  store?: AudioStore
  /** A click or an input made before there was anything to answer it. */
  press?: Event | undefined
}

/** Drives every `[data-player]` of the page with one audio element, so one plays at a time, and nothing else beside it; returns the function that lets go of it all. */
export function drivePlayers({ store = createAudioStore(), press }: Options = {}): () => void {
  const audio = new Audio()
  const scope = new AbortController()
  let player: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let releaseSession = () => {}
  const line = createPhoneFilter(audio)
  audio.preload = 'none'

  const duration = () =>
    (Number.isFinite(audio.duration) && audio.duration) || Number(player?.dataset.duration) || 0
  const setState = (state: Parameters<typeof showState>[1]) => player && showState(player, state)

  function showNow() {
    clearTimeout(timer)
    if (!player) return
    if (!player.isConnected) return store.select('')
    showTime(player, audio.currentTime, duration())
    if (!audio.paused) timer = setTimeout(showNow, SHOW_MS)
  }

  function load(next: HTMLElement | null) {
    if (next === player) return
    audio.pause()
    releaseSession()
    if (player) showRest(player)
    player = next
    if (!next) return
    // A file of another host may only pass through the sound graph when that host agrees.
    audio.crossOrigin = isForeign(next.dataset.src) ? 'anonymous' : null
    audio.src = next.dataset.src ?? ''
    releaseSession = connectMediaSession(audio, next.dataset.title ?? '')
    store.select(next.id)
  }

  async function play() {
    setState('loading')
    line.wake()
    try {
      await audio.play()
    } catch (error) {
      // AbortError: another recording was chosen meanwhile; NotAllowedError: the browser wants one more click.
      const name = error instanceof Error ? error.name : ''
      if (name === 'NotAllowedError') setState('paused')
      else if (name !== 'AbortError') setState('error')
    }
  }

  function seek(seconds: number) {
    audio.currentTime = seconds
    if (player && !player.dataset.state?.match(/playing|loading/)) setState('paused')
    showNow()
  }

  function retry() {
    const at = audio.currentTime
    audio.load()
    audio.currentTime = at
    void play()
  }

  function onClick({ target }: Event) {
    if (!(target instanceof Element)) return
    if (target.closest('[data-speed]')) {
      audio.defaultPlaybackRate = audio.playbackRate = nextSpeed(audio.playbackRate)
      return showSpeed(audio.playbackRate)
    }
    const clicked = playerAt(target)
    const turn = target.closest<HTMLElement>('[data-from]')
    if (!clicked || !target.closest('[data-play], [data-retry], [data-from]')) return
    // A click that ends a selection of transcript text is not a wish to jump.
    if (turn && getSelection()?.isCollapsed === false) return
    load(clicked)
    if (turn) {
      seek(Number(turn.dataset.from))
      return void play()
    }
    if (target.closest('[data-retry]') || clicked.dataset.state === 'error') return retry()
    if (audio.paused) void play()
    else audio.pause()
  }

  function onInput({ target }: Event) {
    if (!(target instanceof HTMLInputElement)) return
    if (target.type === 'radio' && target.closest('[data-line]')) {
      const isPhone = target.value === 'phone'
      return showSoundMode(line.set(isPhone) ? target.value : 'studio')
    }
    if (target.type !== 'range') return
    const touched = playerAt(target)
    if (!touched) return
    const seconds = Number(target.value)
    load(touched)
    seek(seconds)
  }

  function onKey(event: KeyboardEvent) {
    const { target, key } = event
    const step = KEYS[key]
    if (!step || !(target instanceof HTMLInputElement) || !target.classList.contains('seek')) return
    const touched = playerAt(target)
    if (!touched) return
    event.preventDefault()
    load(touched)
    seek(Math.min(Math.max(0, audio.currentTime + step), duration()))
  }

  const on = (type: string, handler: () => void) =>
    audio.addEventListener(type, handler, { signal: scope.signal })
  const pause = () => audio.pause()
  on('playing', () => {
    takeSound(pause)
    setState('playing')
    showNow()
  })
  on('seeked', showNow)
  on('pause', () => audio.paused && setState('paused'))
  on('waiting', () => audio.paused || setState('loading'))
  on('error', () => setState('error'))
  // Firefox reports one where there is nothing to hear it with, and plays on: who reads along goes on reading.
  on('timeupdate', () => !audio.paused && player?.dataset.state === 'error' && setState('playing'))
  on('ended', () => {
    audio.currentTime = 0
    if (player) showRest(player)
  })
  document.addEventListener('click', onClick, { signal: scope.signal })
  document.addEventListener('keydown', onKey, { signal: scope.signal })
  document.addEventListener('input', onInput, { signal: scope.signal })
  if (press?.type === 'click') onClick(press)
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
  if (press?.type === 'input') onInput(press)
  const forget = store.subscribe((id) => {
    if (id !== player?.id || !player.isConnected) load(id ? document.getElementById(id) : null)
  })

  return () => {
    scope.abort()
    forget()
    load(null)
    clearTimeout(timer)
    line.close()
    audio.removeAttribute('src')
    store.select('')
  }
}
