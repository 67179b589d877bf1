import { IconAlertTriangle, IconCircleCheck, IconPhoneX } from '@tabler/icons-react'
import type { Ending, CallErrorCode } from '@/features/demo-call/call/call-machine'

/** The one thing to do next: call again, choose another number, mend fields, listen in the page, write to us, or any of the direct ways. */
type Next = 'again' | 'number' | 'fields' | 'listen' | 'contact' | 'ways'

/** How an ending is shown. Its words stand under the same name in `demo-call.json` (results) or `errors.json` (problems). */
export type Outcome = {
  tone: 'success' | 'neutral' | 'warning' | 'danger'
  live: 'status' | 'alert'
  Icon: typeof IconCircleCheck
  next: Next
  /** Whether the same call is offered in the page at once: wherever a real one was not heard. */
  offersHandset: boolean
}

const heard: Outcome = {
  tone: 'success',
  live: 'status',
  Icon: IconCircleCheck,
  next: 'again',
  offersHandset: false,
}
const missed: Outcome = {
  tone: 'neutral',
  live: 'status',
  Icon: IconPhoneX,
  next: 'again',
  offersHandset: true,
}
const broken: Outcome = {
  tone: 'danger',
  live: 'alert',
  Icon: IconAlertTriangle,
  next: 'again',
  offersHandset: true,
}
// Whichever list a number is on, and whenever that is found out, it looks and reads the same.
const notAllowed: Outcome = { ...missed, next: 'number' }
const later: Outcome = { ...broken, tone: 'warning', next: 'listen' }
const ours: Outcome = { ...broken, next: 'contact' }
const theForm: Outcome = { ...broken, next: 'fields', offersHandset: false }

/** Every way a demo call can end or be refused; an ending or an error code without its line does not compile. */
export const OUTCOMES: Record<Ending | CallErrorCode, Outcome> = {
  ANSWER: heard,
  VOICE_MAIL: missed,
  BUSY: missed,
  NO_ANSWER: missed,
  HUNG_UP: missed,
  FAILED: broken,
  ERROR: broken,
  DO_NOT_CALL: notAllowed,
  BLACKLIST_SYSTEM: notAllowed,
  CALL_NOT_ALLOWED: notAllowed,
  DAILY_LIMIT_REACHED: later,
  OUTSIDE_CALLING_HOURS: later,
  RATE_LIMITED: { ...later, next: 'again' },
  VALIDATION: theForm,
  INVALID_RECAPTCHA: { ...theForm, next: 'again', offersHandset: true },
  PAYLOAD_TOO_LARGE: theForm,
  UNSUPPORTED_MEDIA_TYPE: ours,
  EMAIL_ALREADY_USED: ours,
  UNAUTHENTICATED: broken,
  NOT_FOUND: broken,
  UNAVAILABLE: broken,
  INTERNAL: ours,
  NETWORK: broken,
  CAPTCHA_UNREACHABLE: { ...later, next: 'ways' },
}
