import { z } from 'zod'
import type { ActionPaths } from '@/components/sections/action-links'
import { section } from '@/components/sections/section'
import { buttons, copy } from '@/components/sections/words'

const schema = z.strictObject({ title: copy, lead: copy, ...buttons, facts: z.array(copy).length(3) })

export const heroCall = section<typeof schema, ActionPaths>(schema, ({ words }) => <h1>{words.title}</h1>)
