import type { HandsetKey } from '@/lib/contract/enums'

const ROWS: Readonly<Record<HandsetKey, readonly [number, number]>> = {
  '1': [697, 1209],
  '2': [697, 1336],
  '3': [697, 1477],
  '4': [770, 1209],
  '5': [770, 1336],
  '6': [770, 1477],
  '7': [852, 1209],
  '8': [852, 1336],
  '9': [852, 1477],
  '*': [941, 1209],
  '0': [941, 1336],
  '#': [941, 1477],
}

const KEY_GAIN = 0.035
const RING_GAIN = 0.03

const tone = (context: AudioContext, hz: number, gain: number, fromS: number, lengthS: number) => {
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  const from = context.currentTime + fromS
  oscillator.frequency.value = hz
  // A soft edge on both sides: a hard one clicks.
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(gain, from + 0.015)
  volume.gain.setValueAtTime(gain, from + lengthS - 0.03)
  volume.gain.linearRampToValueAtTime(0, from + lengthS)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(from)
  oscillator.stop(from + lengthS)
  return oscillator
}

/** The two tones of a telephone key, quietly. */
export const playKey = (context: AudioContext | null, key: HandsetKey) => {
  if (context?.state !== 'running') return
  for (const hz of ROWS[key]) tone(context, hz, KEY_GAIN, 0, 0.16)
}

/** A quiet ring, again every four seconds; gives the function that ends it at once. */
export const startRing = (context: AudioContext | null): (() => void) => {
  if (!context) return () => undefined
  let sounding: OscillatorNode[] = []
  const ring = () => {
    if (context.state !== 'running') return
    sounding = [0, 0.55].flatMap((at) => [440, 480].map((hz) => tone(context, hz, RING_GAIN, at, 0.4)))
  }
  const first = setTimeout(ring, 150)
  const again = setInterval(ring, 4_000)
  return () => {
    clearTimeout(first)
    clearInterval(again)
    for (const oscillator of sounding) oscillator.disconnect()
  }
}
