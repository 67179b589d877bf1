import { z } from 'zod'
import type { PictureId } from '@/components/pictures/registry'
import { section } from '@/components/sections/section'
import { copy } from '@/components/sections/words'
import type { CallFilter } from './filter'

const schema = z.strictObject({
  title: copy,
  job: copy,
  text: copy,
  does: z.strictObject({ title: copy, items: z.array(copy).min(3).max(6) }),
  guards: z.strictObject({ title: copy, items: z.array(copy).min(3).max(6) }),
  measures: z.strictObject({ title: copy, items: z.array(copy).min(2).max(4) }),
})

type Agent = { agent: NonNullable<CallFilter['agent']>; picture: PictureId; flip?: boolean }

export const agent = section<typeof schema, Agent>(schema, ({ words }) => <h2>{words.title}</h2>)
