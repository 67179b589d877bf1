import { z } from 'zod'
import { section } from '@/components/sections/section'
import { heading } from '@/components/sections/words'
import type { CallFilter } from './filter'

const schema = z.strictObject({ ...heading })

export const samples = section<typeof schema, { filter: CallFilter; chips?: boolean }>(schema, ({ words }) => <h2>{words.title}</h2>)
