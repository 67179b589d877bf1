import { demoCallTicketSchema, type AutoCallBody, type VoiceOtpBody } from '@/lib/contract/demo-call'
import type { DemoCallKind } from '@/lib/contract/enums'
import { IDEMPOTENCY_HEADER, paths } from '@/lib/contract/paths'
import { request } from '@/lib/http'

/** Asks for a demo call; answers the single-use ticket that starts it and the calls left today. A repeat with the same key is harmless. */
export const createCall = (kind: DemoCallKind, body: AutoCallBody | VoiceOtpBody, idempotencyKey: string) =>
  request(demoCallTicketSchema, {
    method: 'POST',
    url: paths.demoCall(kind),
    data: body,
    headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
  })
