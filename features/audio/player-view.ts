import { formatDuration, formatLength } from '@/components/ui/format-duration'

export type PlayerState = 'idle' | 'loading' | 'playing' | 'paused' | 'error'

/** The player an element stands in, or the one it is a remote of (`data-of` names it). */
export const playerAt = (element: Element): HTMLElement | null => {
  const near = element.closest<HTMLElement>('[data-player]')
  return near?.dataset.of ? document.getElementById(near.dataset.of) : near
}

/** A player and its remotes: all of them show the same. */
const viewsOf = (player: HTMLElement): HTMLElement[] => [
  player,
  ...[...document.querySelectorAll<HTMLElement>('[data-of]')].filter(
    ({ dataset }) => dataset.of === player.id,
  ),
]

/** Shows a state on a player element and its remotes: its look, and what its button will do next. */
export function showState(player: HTMLElement, state: PlayerState) {
  for (const view of viewsOf(player)) showStateOn(view, state)
}

function showStateOn(view: HTMLElement, state: PlayerState) {
  view.dataset.state = state
  // What a call has brought is shown from its first sound on: a press is answered by its button alone, which is sooner.
  if (state === 'playing' || state === 'paused') view.dataset.started = ''
  if (state === 'idle') delete view.dataset.started
  const button = view.querySelector<HTMLElement>('[data-play]')
  if (!button) return
  const { dataset } = button
  dataset['labelPlay'] ??= button.ariaLabel ?? ''
  const label = state === 'playing' || state === 'loading' ? dataset['labelPause'] : dataset['labelPlay']
  if (label) button.ariaLabel = label
}

/** When a turn ends (seconds): as it says, else when the one after it begins, so that a pause belongs to who spoke last. */
const endOf = ({ dataset, nextElementSibling: next }: HTMLElement) =>
  Number(dataset.to ?? (next instanceof HTMLElement ? next.dataset.from : undefined) ?? Infinity)

/** Shows a moment of the recording (seconds): played part, range, clock, current turn, and what has come out of it so far. */
export function showTime(player: HTMLElement, time: number, duration: number) {
  for (const view of viewsOf(player)) showTimeOn(view, time, duration)
}

function showTimeOn(view: HTMLElement, time: number, duration: number) {
  // What is written anew is styled and drawn anew, with all that stands in it, in every frame of a call: only what has changed is, a
  // pixel or a second at a time, and only where it shows.
  const played = duration ? Math.min(1, time / duration).toFixed(3) : '0'
  for (const { style } of view.querySelectorAll<HTMLElement | SVGElement>('.wave .fg, .playhead')) {
    if (style.getPropertyValue('--p') !== played) style.setProperty('--p', played)
  }
  const clock = formatDuration(time)
  const range = view.querySelector<HTMLInputElement>('input[type=range]')
  const spoken = `${clock} / ${formatLength(duration)}`
  if (range && range.getAttribute('aria-valuetext') !== spoken) {
    range.value = String(time)
    range.setAttribute('aria-valuetext', spoken)
  }
  const output = view.querySelector<HTMLElement>('[data-time]')
  if (output) {
    output.dataset.rest ??= output.textContent
    if (output.textContent !== clock) output.textContent = clock
  }
  for (const turn of view.querySelectorAll<HTMLElement>('[data-from]')) {
    turn.toggleAttribute('data-on', time >= Number(turn.dataset.from) && time < endOf(turn))
  }
  for (const fact of view.querySelectorAll<HTMLElement>('[data-since]')) {
    fact.toggleAttribute('data-on', time >= Number(fact.dataset.since))
  }
}

/** Shows in every switch which line is heard: 'studio' or 'phone'. */
export function showSoundMode(value: string) {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[data-line] input')) {
    choice.checked = choice.value === value
  }
}

/** Puts a player back to how the server sent it. */
export function showRest(player: HTMLElement) {
  showTime(player, 0, Number(player.dataset.duration))
  for (const view of viewsOf(player)) {
    const output = view.querySelector<HTMLElement>('[data-time]')
    if (output) output.textContent = output.dataset.rest ?? ''
    for (const turn of view.querySelectorAll('[data-on]')) turn.removeAttribute('data-on')
  }
  showState(player, 'idle')
}

const speeds = [1, 1.25, 1.5] as const

/** The speed after `rate`, going round. */
export function nextSpeed(rate: number): number {
  return speeds.find((speed) => speed > rate) ?? speeds[0]
}

/** Writes the speed into every speed button, in the page's number format. */
export function showSpeed(rate: number) {
  const text = `${new Intl.NumberFormat(document.documentElement.lang || undefined).format(rate)}×`
  for (const output of document.querySelectorAll('[data-rate]')) output.textContent = text
}
