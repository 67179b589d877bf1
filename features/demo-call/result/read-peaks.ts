import type { Peaks } from '@/lib/domain/waveform'
import { measurePeaks } from '@/lib/domain/waveform'

// A wave of some hundred bars needs no more, and a phone decodes it in a blink.
const SAMPLE_RATE = 8000

/** How loud a recording is over its time (equal steps, 0 to 1), decoded in the browser; undefined when it cannot be had. */
export const readPeaks = async (src: string, signal: AbortSignal): Promise<Peaks | undefined> => {
  try {
    const response = await fetch(src, { signal })
    if (!response.ok) return undefined
    const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
    const sound = await context.decodeAudioData(await response.arrayBuffer())
    return measurePeaks([sound.getChannelData(0)])[0]
  } catch {
    // The recording plays without its drawing: another host may forbid reading it, a browser may not decode it.
    return undefined
  }
}
