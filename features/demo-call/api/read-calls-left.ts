import { callsLeftSchema } from '@/lib/contract/calls-left'
import type { DemoCallKind } from '@/lib/contract/enums'
import { paths } from '@/lib/contract/paths'
import { request } from '@/lib/http'

/** How many demo calls this visitor has left today, and when the day turns. */
export const readCallsLeft = (kind: DemoCallKind) => request(callsLeftSchema, { url: paths.callsLeft(kind) })
