import { z } from 'zod'
import { section } from '@/components/sections/section'
import { copy, heading } from '@/components/sections/words'

const schema = z.strictObject({ ...heading, link: copy, items: z.array(z.strictObject({ title: copy, job: copy, text: copy })).length(4) })

export const agents = section(schema, ({ words }) => <h2>{words.title}</h2>)
