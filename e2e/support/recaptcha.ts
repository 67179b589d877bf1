import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Page } from 'playwright/test'

/** What the stand-in for Google's check does when it is asked: a token, or nothing at all. */
export type Answer = string | 'silence'

// Does what the real script does for an invisible check: tells when it is there, renders, and answers by callback.
const SCRIPT = `
  const name = new URL(document.currentScript.src).searchParams.get('onload')
  let shown
  window.grecaptcha = {
    render: (box, options) => { shown = options; return 0 },
    execute: () => void window.answerCheck().then((token) => token === 'silence' || shown.callback(token)),
    reset: () => undefined,
    getResponse: () => '',
  }
  window[name]()
`

/** Both addresses of Google's script. */
export const GOOGLE = /^https:\/\/www\.(google\.com|recaptcha\.net)\//

/** A token that the embedded platform takes as it would take Google's: the solved puzzle of its own captcha. */
export const goodToken = async (page: Page, route: string): Promise<string> => {
  const { result } = await (await page.request.get(`/api/v1/captcha/challenge?route=${route}`)).json()
  const { expires_at, key_length, key_prefix, ...rest } = result.parameters
  const challenge = {
    parameters: { ...rest, expiresAt: expires_at, keyLength: key_length, keyPrefix: key_prefix },
    signature: result.signature,
  }
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Configures a site key and puts a stand-in of this machine in the place of Google's script: `answers` are given in turn, and each is told as it is asked for. */
export const standInForGoogle = async (page: Page, answers: Answer[]) => {
  const asked: Answer[] = []
  let isBlocked = false
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, recaptchaSiteKey: 'stand-in' } })
  })
  await page.route(GOOGLE, (route) =>
    isBlocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
  await page.exposeFunction('answerCheck', () => {
    const answer = answers.shift() ?? 'silence'
    asked.push(answer)
    return answer
  })
  return { asked, block: (blocked: boolean) => (isBlocked = blocked) }
}
