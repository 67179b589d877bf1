import { z } from 'zod'
import { section } from '@/components/sections/section'
import { copy } from '@/components/sections/words'
import type { CallFilter } from './filter'

const schema = z.strictObject({ title: copy, lead: copy, points: z.array(copy).min(2).max(5) })

export const demo = section<typeof schema, { filter: CallFilter }>(schema, ({ words }) => <h2>{words.title}</h2>)
