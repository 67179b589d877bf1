import { z } from 'zod'
import { callStatusSchema, type CallStatus } from './call-status.ts'
import type { DemoCallKind } from './enums.ts'
import { ERROR_CODES } from './error-codes.ts'

/** The Socket.IO path; both sides also set `addTrailingSlash: false`. */
export const SOCKET_PATH = '/api/v1/socket.io'

/** The message that starts each kind of call; its answer is the same name with `_response`. */
export const MAKE_MESSAGES = {
  'auto-call': 'make_auto_call',
  'voice-otp': 'make_voice_otp_call',
  callbot: 'make_callbot_call',
} as const satisfies Record<DemoCallKind, string>
export type MakeMessage = (typeof MAKE_MESSAGES)[DemoCallKind]

const callId = z.string().min(1).max(64)
const ticket = z.string().min(1).max(128)

export const makeCallSchema = z.object({ ticket })
export type MakeCall = z.infer<typeof makeCallSchema>

export const hangUpSchema = z.object({ call_id: callId })
export type HangUp = z.infer<typeof hangUpSchema>

/** `last_seq` is the highest `seq` the client has seen, 0 for none. */
export const resumeSchema = z.object({ call_id: callId, ticket, last_seq: z.number().int().nonnegative() })
export type Resume = z.infer<typeof resumeSchema>

/** Acknowledgement and `_response` in one shape; `status` is 1 for yes, and `call_id` is null when no call was found. */
export const callResponseSchema = z.object({
  call_id: z.string().nullable(),
  status: z.union([z.literal(0), z.literal(1)]),
  error_code: z.enum(ERROR_CODES).optional(),
})
export type CallResponse = z.infer<typeof callResponseSchema>

type Ask<Message> = (message: Message, acknowledge?: (response: CallResponse) => void) => void

export type ClientToServerEvents = {
  make_auto_call: Ask<MakeCall>
  make_voice_otp_call: Ask<MakeCall>
  make_callbot_call: Ask<MakeCall>
  hang_up: Ask<HangUp>
  resume: Ask<Resume>
}

export type ServerToClientEvents = {
  make_auto_call_response: (response: CallResponse) => void
  make_voice_otp_call_response: (response: CallResponse) => void
  make_callbot_call_response: (response: CallResponse) => void
  hang_up_response: (response: CallResponse) => void
  resume_response: (response: CallResponse) => void
  call_status: (event: CallStatus) => void
}

/** What a client checks an incoming event with. */
export const serverMessageSchemas = {
  make_auto_call_response: callResponseSchema,
  make_voice_otp_call_response: callResponseSchema,
  make_callbot_call_response: callResponseSchema,
  hang_up_response: callResponseSchema,
  resume_response: callResponseSchema,
  call_status: callStatusSchema,
} as const satisfies Record<keyof ServerToClientEvents, z.ZodType>
