import { z } from 'zod'
import { section } from '@/components/sections/section'
import { copy, heading } from '@/components/sections/words'

const schema = z.strictObject({ ...heading, link: copy.optional() })

export const voices = section(schema, ({ words }) => <h2>{words.title}</h2>)
