import { z } from 'zod'

/** One text of a picture; an empty one counts as missing. */
export const text = z.string().min(1)

/** A list of exactly `count` texts, so that both languages keep the shape the drawing expects. */
export const texts = (count: number) => z.array(text).length(count)

/** Beside a recording: the seconds from which the values that a picture marks are known, in its order. */
export type Since = readonly number[]

/** Pairs the drawing's rows with their texts, in order; throws when the two lists differ in length. */
export function zip<A, B>(rows: readonly A[], texts: readonly B[]): [A, B][] {
  return rows.map((row, i) => {
    const text = texts[i]
    if (text === undefined || texts.length !== rows.length)
      throw new Error(`${rows.length} rows, but ${texts.length} texts`)
    return [row, text]
  })
}
