import { readCatalogue } from '@/features/demo-call/api/read-catalogue'
import { followCall } from '@/features/demo-call/follow-call'
import { problemOf } from '@/features/demo-call/problem-of'
import { checkForm, submitCall } from '@/features/demo-call/submit-call'
import { parsePhone } from '@/lib/domain/phone'
import { formatPhone } from '@/lib/domain/phone-format'
import { readPublicConfig } from '@/lib/read-public-config'

/** Everything heavy of a demo call (axios, zod, socket, captcha): one chunk, loaded at the first touch of the form. */
export const engine = {
  checkForm,
  submitCall,
  followCall,
  readCatalogue,
  readPublicConfig,
  parsePhone,
  formatPhone,
  problemOf,
}
