import { formatDuration } from '@/components/ui/format-duration'
import { takeSound } from '@/lib/one-sound'
import { CAPTIONS } from '@/lib/preferences'

/** How far an arrow key moves, in seconds. */
const STEP = 5

type Player = { figure: HTMLElement; video: HTMLVideoElement; scope: AbortController }

const part = (figure: HTMLElement, name: string) => figure.querySelector<HTMLElement>(`[data-video-${name}]`)

const rangeOf = (figure: HTMLElement) => figure.querySelector<HTMLInputElement>('input[type=range]')

const showTime = ({ figure, video }: Player) => {
  const seconds = video.currentTime
  const total = Number(figure.dataset.seconds)
  figure.style.setProperty('--p', (seconds / total).toFixed(4))
  const range = rangeOf(figure)
  if (range) {
    range.value = String(seconds)
    range.setAttribute('aria-valuetext', `${formatDuration(seconds)} / ${formatDuration(total)}`)
  }
  const time = part(figure, 'time')
  if (time) time.textContent = formatDuration(seconds)
  for (const mark of document.querySelectorAll<HTMLElement>(`[data-video-of="${figure.id}"]`)) {
    const isNow = seconds >= Number(mark.dataset.from) && seconds < Number(mark.dataset.to)
    if (isNow) mark.setAttribute('aria-current', 'true')
    else mark.removeAttribute('aria-current')
  }
}

const toggle = async (video: HTMLVideoElement) => {
  if (!video.paused) return video.pause()
  // A press that is taken back before the file has come rejects; the state says so already.
  return video.play().catch(() => undefined)
}

const seek = (player: Player, seconds: number) => {
  player.video.currentTime = Math.max(0, Math.min(seconds, Number(player.figure.dataset.seconds)))
  showTime(player)
}

const tracksOf = (video: HTMLVideoElement) => [...video.textTracks]

const turnOn = (tracks: readonly TextTrack[], chosen: TextTrack | undefined) => {
  for (const track of tracks) track.mode = track === chosen ? 'showing' : 'disabled'
}

/** The captions that follow those shown: each language in turn, then none; the choice is remembered. */
const turnCaptions = ({ figure, video }: Player) => {
  const tracks = tracksOf(video)
  const next = tracks[tracks.findIndex(({ mode }) => mode === 'showing') + 1]
  turnOn(tracks, next)
  CAPTIONS.keep(CAPTIONS.values.find((value) => value === next?.language) ?? 'off')
  showCaptions({ figure, video })
}

/** The captions the visitor chose before, where that was not those of the page. */
const preferCaptions = (video: HTMLVideoElement) => {
  const chosen = CAPTIONS.read()
  const tracks = tracksOf(video)
  if (chosen !== 'page')
    turnOn(
      tracks,
      tracks.find(({ language }) => language === chosen),
    )
}

const showCaptions = ({ figure, video }: Pick<Player, 'figure' | 'video'>) => {
  const button = part(figure, 'captions')
  const shown = tracksOf(video).find(({ mode }) => mode === 'showing')
  if (button) button.textContent = shown?.label ?? button.dataset.off ?? ''
}

const turnFull = (figure: HTMLElement) =>
  document.fullscreenElement ? document.exitFullscreen() : figure.requestFullscreen()

const keysOf = (player: Player): Partial<Record<string, () => unknown>> => ({
  k: () => toggle(player.video),
  ArrowLeft: () => seek(player, player.video.currentTime - STEP),
  ArrowRight: () => seek(player, player.video.currentTime + STEP),
  Home: () => seek(player, 0),
  c: () => turnCaptions(player),
  m: () => {
    player.video.muted = !player.video.muted
  },
  f: () => turnFull(player.figure),
})

const drive = (figure: HTMLElement, scope: AbortController) => {
  const video = figure.querySelector('video')
  if (!video) return
  const player = { figure, video, scope }
  const { signal } = scope
  const state = () => {
    figure.dataset.state = video.paused ? 'paused' : 'playing'
    const button = part(figure, 'play')
    button?.setAttribute('aria-label', (video.paused ? button.dataset.play : button.dataset.pause) ?? '')
  }
  const full = part(figure, 'full')
  if (full) full.hidden = !document.fullscreenEnabled

  video.controls = false
  figure.dataset.alive = ''
  preferCaptions(video)
  showCaptions(player)
  const pause = () => video.pause()
  video.addEventListener('play', () => takeSound(pause), { signal })
  for (const event of ['play', 'pause', 'ended']) video.addEventListener(event, state, { signal })
  for (const event of ['timeupdate', 'seeked'])
    video.addEventListener(event, () => showTime(player), { signal })
  video.addEventListener('click', () => toggle(video), { signal })
  part(figure, 'play')?.addEventListener('click', () => toggle(video), { signal })
  part(figure, 'captions')?.addEventListener('click', () => turnCaptions(player), { signal })
  full?.addEventListener('click', () => turnFull(figure), { signal })
  rangeOf(figure)?.addEventListener(
    'input',
    ({ target }) => target instanceof HTMLInputElement && seek(player, Number(target.value)),
    { signal },
  )
  figure.addEventListener(
    'keydown',
    (event) => {
      const act = keysOf(player)[event.key]
      if (!act || event.metaKey || event.ctrlKey || event.altKey) return
      event.preventDefault()
      act()
    },
    { signal },
  )
  // A chapter is a link into the file for whoever has no script.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-video-of="${figure.id}"]`))
    link.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        seek(player, Number(link.dataset.from))
        if (video.paused) void toggle(video)
      },
      { signal },
    )
}

/** Gives every `[data-video]` of the page its own controls, chapters and keys; returns the function that lets go of them. */
export const driveVideos = (): (() => void) => {
  const scope = new AbortController()
  for (const figure of document.querySelectorAll<HTMLElement>('[data-video]')) drive(figure, scope)
  return () => scope.abort()
}
