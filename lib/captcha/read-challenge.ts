import { captchaChallengeSchema } from '@/lib/contract/captcha'
import type { CaptchaRoute } from '@/lib/contract/enums'
import { paths } from '@/lib/contract/paths'
import { request } from '@/lib/http'

/** A proof-of-work puzzle for one kind of request, good for five minutes and one use. */
export const readChallenge = (route: CaptchaRoute) =>
  request(captchaChallengeSchema, { url: paths.captchaChallenge(route) })
