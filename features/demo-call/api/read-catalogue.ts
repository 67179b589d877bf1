import { WIRES } from '@/features/demo-call/wire'
import type { DemoCallKind } from '@/lib/contract/enums'
import { request } from '@/lib/http'

/** What one kind of call lets choose from, from the browser: for when it could not be had while rendering. Throws ApiError. */
export const readCatalogue = (kind: DemoCallKind) =>
  WIRES[kind].read((schema, url) => request(schema, { url }))
