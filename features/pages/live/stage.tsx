import { z } from 'zod'
import { section } from '@/components/sections/section'
import { copy } from '@/components/sections/words'

const schema = z.strictObject({
  title: copy,
  meta: copy,
  result: copy,
  flags: z.array(copy).length(3),
  data: copy,
  rows: z.array(z.strictObject({ label: copy, value: copy })).min(3).max(5),
})

export const stage = section(schema, ({ words }) => <h2>{words.title}</h2>)
