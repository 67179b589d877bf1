import { formatDuration } from '@/components/ui/format-duration'

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
  for (const other of document.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (other !== video) other.pause()
  // A press that is taken back before the file has come rejects; the state says so already.
  return video.play().catch(() => undefined)
}

const seek = (player: Player, seconds: number) => {
  player.video.currentTime = Math.max(0, Math.min(seconds, Number(player.figure.dataset.seconds)))
  showTime(player)
}

const tracksOf = (video: HTMLVideoElement) => [...video.textTracks]

/** The captions that follow those shown: each language in turn, then none. */
const turnCaptions = ({ figure, video }: Player) => {
  const tracks = tracksOf(video)
  const next = tracks.findIndex(({ mode }) => mode === 'showing') + 1
  tracks.forEach((track, index) => {
    track.mode = index === next ? 'showing' : 'disabled'
  })
  showCaptions({ figure, video })
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
  showCaptions(player)
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
