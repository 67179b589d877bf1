import { z } from 'zod'
import { section } from '@/components/sections/section'
import { copy, heading } from '@/components/sections/words'

const tile = z.strictObject({ title: copy, text: copy.optional(), link: copy })
const schema = z.strictObject({ ...heading, aicall: tile, aivoice: tile, smartdialog: tile, note: copy })

export const bento = section(schema, ({ words }) => <h2>{words.title}</h2>)
