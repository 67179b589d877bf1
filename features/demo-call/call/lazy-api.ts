import { readCatalogue } from '@/features/demo-call/call/api'
import { followCall } from '@/features/demo-call/call/follow-call'
import { toCallError } from '@/features/demo-call/call/call-error'
import { checkForm, submitCall } from '@/features/demo-call/call/submit-call'
import { parsePhone } from '@/lib/domain/phone'
import { formatPhone } from '@/lib/domain/phone-format'
import { readPublicConfig } from '@/lib/read-public-config'

/** Everything heavy of a demo call (axios, zod, socket, captcha): one chunk, loaded at the first touch of the form. */
export const lazyApi = {
  checkForm,
  submitCall,
  followCall,
  readCatalogue,
  readPublicConfig,
  parsePhone,
  formatPhone,
  toCallError,
}
