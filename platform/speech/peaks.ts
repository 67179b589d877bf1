/** Two-lane (or one-lane) drawing of a recording: seconds, and per lane one byte per bar in base64. */
export type Lanes = { d: number; ch: string[] }

/** Packs lane peaks (0..1) of a recording of `seconds` for the file beside the audio. */
export function packLanes(peaks: number[][], seconds: number): Lanes {
  const ch = peaks.map((lane) => Buffer.from(lane.map((v) => Math.round(v * 255))).toString('base64'))
  return { d: Number(seconds.toFixed(2)), ch }
}

/** Rounds peaks to two decimals, as they go over the wire. */
export function wirePeaks(peaks: number[]): number[] {
  return peaks.map((v) => Math.round(v * 100) / 100)
}
