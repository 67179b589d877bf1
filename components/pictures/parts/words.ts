import { z } from 'zod'

/** One word or sentence of a picture; an empty one counts as missing. */
export const text = z.string().min(1)

/** A list of exactly `count` words, so that both languages keep the shape the drawing expects. */
export const texts = (count: number) => z.array(text).length(count)
