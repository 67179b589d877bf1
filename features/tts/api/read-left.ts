import { callsLeftSchema } from '@/lib/contract/calls-left'
import { paths } from '@/lib/contract/paths'
import { request } from '@/lib/http'

/** How many texts this visitor may still have read today. */
export const readLeft = () => request(callsLeftSchema, { url: paths.ttsLeft })
