import { captchaChallengeSchema } from '@/lib/contract/captcha'
import type { DemoCallKind } from '@/lib/contract/enums'
import { paths } from '@/lib/contract/paths'
import { request } from '@/lib/http'

/** A proof-of-work puzzle for one kind of call, good for five minutes and one use. */
export const readChallenge = (kind: DemoCallKind) =>
  request(captchaChallengeSchema, { url: paths.captchaChallenge(kind) })
