import { IconAlertTriangle, IconCircleCheck, IconPhoneX } from '@tabler/icons-react'
import type { Ending, CallErrorCode } from '@/features/demo-call/call/call-machine'

/** The one thing to do next: call again, choose another number, mend fields, listen in the page, write to us, or any of the direct ways. */
type Next = 'again' | 'number' | 'fields' | 'listen' | 'contact' | 'ways'

/** How an ending is shown. Its words stand under the same name in `demo-call.json` (results) or `errors.json` (problems). */
export type Outcome = {
  tone: 'success' | 'neutral' | 'warning' | 'danger'
  role: 'status' | 'alert'
  Icon: typeof IconCircleCheck
  next: Next
  /** Whether the same call is offered in the page at once: wherever a real one was not heard. */
  offersHandset: boolean
}

const answered: Outcome = {
  tone: 'success',
  role: 'status',
  Icon: IconCircleCheck,
  next: 'again',
  offersHandset: false,
}
const unanswered: Outcome = {
  tone: 'neutral',
  role: 'status',
  Icon: IconPhoneX,
  next: 'again',
  offersHandset: true,
}
const failed: Outcome = {
  tone: 'danger',
  role: 'alert',
  Icon: IconAlertTriangle,
  next: 'again',
  offersHandset: true,
}
// Whichever list a number is on, and whenever that is found out, it looks and reads the same.
const notAllowed: Outcome = { ...unanswered, next: 'number' }
const deferred: Outcome = { ...failed, tone: 'warning', next: 'listen' }
const internalError: Outcome = { ...failed, next: 'contact' }
const invalidForm: Outcome = { ...failed, next: 'fields', offersHandset: false }

/** Every way a demo call can end or be refused; an ending or an error code without its line does not compile. */
export const OUTCOMES: Record<Ending | CallErrorCode, Outcome> = {
  ANSWER: answered,
  VOICE_MAIL: unanswered,
  BUSY: unanswered,
  NO_ANSWER: unanswered,
  HUNG_UP: unanswered,
  NOT_REACHABLE: unanswered,
  FAILED: failed,
  ERROR: failed,
  DO_NOT_CALL: notAllowed,
  BLACKLIST_SYSTEM: notAllowed,
  CALL_NOT_ALLOWED: notAllowed,
  DAILY_LIMIT_REACHED: deferred,
  OUTSIDE_CALLING_HOURS: deferred,
  RATE_LIMITED: { ...deferred, next: 'again' },
  VALIDATION: invalidForm,
  INVALID_RECAPTCHA: { ...invalidForm, next: 'again', offersHandset: true },
  PAYLOAD_TOO_LARGE: invalidForm,
  UNSUPPORTED_MEDIA_TYPE: internalError,
  QUOTA_EXCEEDED: internalError,
  EMAIL_ALREADY_USED: internalError,
  UNAUTHENTICATED: failed,
  NOT_FOUND: failed,
  UNAVAILABLE: failed,
  INTERNAL: internalError,
  NETWORK: failed,
  CAPTCHA_UNREACHABLE: { ...deferred, next: 'ways' },
}
