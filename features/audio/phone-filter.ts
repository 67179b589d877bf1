// What a telephone carries, in hertz.
const LOW = 300
const HIGH = 3400

const band = (context: BaseAudioContext): BiquadFilterNode[] =>
  (
    [
      ['highpass', LOW],
      ['highpass', LOW],
      ['lowpass', HIGH],
      ['lowpass', HIGH],
    ] as const
  ).map(([type, frequency]) => {
    const filter = context.createBiquadFilter()
    filter.type = type
    filter.frequency.value = frequency
    return filter
  })

/**
 * Lets an audio element be heard as over the phone. Nothing is made before `set(true)`, which must run inside a tap:
 * only then do phones let a page open the sound graph. `set` answers whether it is as wished now.
 */
export function createPhoneFilter(audio: HTMLAudioElement) {
  let graph:
    | { context: AudioContext; source: MediaElementAudioSourceNode; filters: BiquadFilterNode[] }
    | undefined

  const open = () => {
    if (graph || typeof AudioContext === 'undefined') return graph
    const context = new AudioContext()
    graph = { context, source: context.createMediaElementSource(audio), filters: band(context) }
    return graph
  }

  const set = (isPhone: boolean): boolean => {
    const parts = isPhone ? open() : graph
    if (!parts) return !isPhone
    const { context, source, filters } = parts
    for (const node of [source, ...filters]) node.disconnect()
    const path: AudioNode[] = isPhone ? [source, ...filters] : [source]
    path.reduce((from, to) => from.connect(to)).connect(context.destination)
    void context.resume()
    return true
  }

  return {
    set,
    /** Phones stop the graph when a call comes in or the page sleeps. */
    wake: () => void graph?.context.resume(),
    close: () => void graph?.context.close(),
  }
}
